import { expect, test } from 'vitest';
import { countPartitions } from './group-draw.ts';

const A = 1;
const B = 2;
const AB = A | B;

test.each<[string, number[], 0 | 1 | 2]>([
  ['each member fits one group only', [A, A, B, B], 1],
  ['one member fits both groups, and only one has a place left', [A, AB, B, B], 1],
  ['one member fits both groups, and the other group is full', [A, A, AB, B], 1],
  ['two members can be swapped', [A, AB, AB, B], 2],
  ['every member fits every group', [AB, AB, AB, AB], 2],
  ['too many members for one group', [A, A, A, B], 0],
  ['one member fits no group', [A, A, B, 0], 0],
  ['one member too few', [A, A, B], 0],
])('the ways to fill the groups are counted if %s', (_what, masks, ways) => {
  expect(countPartitions(masks, { size: 2, groups: 2 })).toBe(ways);
});

test('a rotation of three members counts as a second way to fill the groups, even if no two can be swapped', () => {
  const ring = [1 | 2, 2 | 4, 4 | 1, 1, 2, 4];
  expect(countPartitions(ring, { size: 2, groups: 3 })).toBe(2);
});
