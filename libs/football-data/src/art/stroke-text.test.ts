import { expect, test } from 'vitest';
import { strokesOf, widthOf } from './stroke-text.ts';

test.each([
  ['nothing', '', '', 0],
  ['one digit', '1', 'M3 4l5-4v20', 12],
  ['a second digit, moved by a cell and a gap', '17', 'M3 4l5-4v20M19 0h12L24 20', 31],
  ['letters with lines across, moved as well', 'IA', 'M6 0v20M19 20L25 0l6 20M21 14h8', 31],
  ['only the known characters', '李1<', 'M3 4l5-4v20', 12],
])('draws %s', (_what, text, d, width) => {
  expect(strokesOf(text, 7)).toBe(d);
  expect(widthOf(text, 7)).toBe(width);
});
