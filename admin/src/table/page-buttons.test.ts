import { expect, test } from 'vitest';
import { pageButtons } from './Pager.tsx';

test.each([
  ['one page', 0, 1, [0]],
  ['fewer pages than buttons', 3, 4, [0, 1, 2, 3]],
  ['the first page of many', 0, 40, [0, 1, 2, 3, 4]],
  ['the third page of many', 2, 40, [0, 1, 2, 3, 4]],
  ['the fourth page of many: it moves to the middle', 3, 40, [1, 2, 3, 4, 5]],
  ['the last page of many', 39, 40, [35, 36, 37, 38, 39]],
  ['no pages', 0, 0, []],
])('offers at most five pages around the current one: %s', (_what, current, count, pages) =>
  expect(pageButtons(current, count)).toEqual(pages),
);
