import { expect, test } from 'vitest';
import { pageButtons } from './page-buttons.ts';

test.each([
  ['one page', 0, 1, [0]],
  ['as many as there are', 3, 4, [0, 1, 2, 3]],
  ['five of many at the beginning', 0, 40, [0, 1, 2, 3, 4]],
  ['the third of many is still in the first five', 2, 40, [0, 1, 2, 3, 4]],
  ['from the fourth on the current one is in the middle', 3, 40, [1, 2, 3, 4, 5]],
  ['the last five at the end', 39, 40, [35, 36, 37, 38, 39]],
  ['none without pages', 0, 0, []],
])('%s', (_what, current, count, pages) => expect(pageButtons(current, count)).toEqual(pages));
