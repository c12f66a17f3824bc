import { expect, test } from 'vitest';
import { judge, stageCounts } from './stage-comparison.ts';

type Counts = [loads: number, failures: number];

const counts = ([loads, failures]: Counts) => stageCounts({ loads, failures });

test.each<[string, Counts, Counts, ReturnType<typeof judge>]>([
  ['no attempts', [0, 0], [100, 0], undefined],
  ['too few networks, all failed', [0, 7], [100, 0], undefined],
  ['just enough networks, all failed', [0, 8], [100, 0], 'pause'],
  ['failures in too few of just enough networks', [4, 4], [100, 0], undefined],
  ['failures in just enough of them', [3, 5], [100, 0], 'pause'],
  ['four failing networks among twenty, as one stranger can have', [16, 4], [100, 0], undefined],
  ['one failure in twenty', [19, 1], [100, 0], undefined],
  ['failures in just too few networks for a rollback', [24, 5], [100, 0], 'pause'],
  ['failures in just enough networks for a rollback', [25, 5], [100, 0], 'rollback'],
  ['five failures in fifty', [45, 5], [100, 0], 'rollback'],
  ['as many failures as the live version', [90, 10], [90, 10], undefined],
  ['a little worse, few attempts', [88, 12], [90, 10], undefined],
  ['a little worse, many attempts', [8500, 1500], [9000, 1000], 'rollback'],
  ['within the margin, very many attempts', [98_900, 1100], [99_900, 100], undefined],
  ['better than the live version', [99, 1], [50, 50], undefined],
  ['no live version, no failure', [50, 0], [0, 0], undefined],
  ['no live version, many failures', [25, 25], [0, 0], 'rollback'],
])('judge decides about a candidate with %s', (_what, candidate, live, expected) => {
  expect(judge({ candidate: counts(candidate), live: counts(live) })).toBe(expected);
});

test.each<[Counts, number | null]>([
  [[0, 0], null],
  [[3, 1], 25],
  [[2, 1], 33.3],
  [[0, 10], 100],
])('stageCounts computes for %j a failure rate of %s percent', (given, percent) => {
  expect(counts(given).faultyPercent).toBe(percent);
});
