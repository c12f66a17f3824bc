import { expect, test } from 'vitest';
import { countPartitions } from './partitions.ts';

const A = 1;
const B = 2;
const AB = A | B;

test.each<[string, number[], 0 | 1 | 2]>([
  ['each in a group of its own', [A, A, B, B], 1],
  ['one who could be in both, with the place for him', [A, AB, B, B], 1],
  ['one who could be in both of two full groups', [A, A, AB, B], 1],
  ['two who can be swapped', [A, AB, AB, B], 2],
  ['everybody anywhere', [AB, AB, AB, AB], 2],
  ['too many for one group', [A, A, A, B], 0],
  ['one who is in none', [A, A, B, 0], 0],
  ['one too few', [A, A, B], 0],
])('%s', (_what, mayBe, ways) => {
  expect(countPartitions(mayBe, { size: 2, groups: 2 })).toBe(ways);
});

test('a ring of three who could each move on is seen, though no two can be swapped', () => {
  const ring = [1 | 2, 2 | 4, 4 | 1, 1, 2, 4];
  expect(countPartitions(ring, { size: 2, groups: 3 })).toBe(2);
});
