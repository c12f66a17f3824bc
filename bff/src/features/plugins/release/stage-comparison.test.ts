import { expect, test } from 'vitest';
import { isWorse, stageCounts } from './stage-comparison.ts';

type Counts = [loads: number, failures: number, errors: number];

const counts = ([loads, failures, errors]: Counts) => stageCounts({ loads, failures, errors });

test.each<[string, Counts, Counts, boolean]>([
  ['no attempts', [0, 0, 0], [100, 0, 0], false],
  ['too few networks, all failed', [0, 7, 0], [100, 0, 0], false],
  ['just enough networks, all failed', [0, 8, 0], [100, 0, 0], true],
  ['failures in too few of just enough networks', [4, 4, 0], [100, 0, 0], false],
  ['failures in just enough of them', [3, 5, 0], [100, 0, 0], true],
  ['four failing networks among twenty, as one stranger can have', [20, 0, 4], [100, 0, 0], false],
  ['all load and fail later', [20, 0, 20], [100, 0, 0], true],
  ['repeated errors of one load', [100, 0, 1], [100, 0, 0], false],
  ['one failure in twenty', [19, 1, 0], [100, 0, 0], false],
  ['five failures in fifty', [45, 5, 0], [100, 0, 0], true],
  ['as many failures as the live version', [90, 10, 0], [90, 10, 0], false],
  ['a little worse, few attempts', [88, 12, 0], [90, 10, 0], false],
  ['a little worse, many attempts', [8500, 1500, 0], [9000, 1000, 0], true],
  ['within the margin, very many attempts', [98_900, 1100, 0], [99_900, 100, 0], false],
  ['better than the live version', [99, 1, 0], [50, 50, 0], false],
  ['no live version, no failure', [50, 0, 0], [0, 0, 0], false],
  ['no live version, many failures', [25, 25, 0], [0, 0, 0], true],
  ['failures and errors together', [90, 10, 10], [100, 0, 0], true],
])('isWorse judges a candidate with %s', (_what, candidate, live, expected) => {
  expect(isWorse({ candidate: counts(candidate), live: counts(live) })).toBe(expected);
});

test.each<[Counts, number | null]>([
  [[0, 0, 0], null],
  [[3, 1, 0], 25],
  [[2, 1, 0], 33.3],
  [[10, 0, 30], 100],
])('stageCounts computes for %j a failure rate of %s percent', (given, percent) => {
  expect(counts(given).faultyPercent).toBe(percent);
});
