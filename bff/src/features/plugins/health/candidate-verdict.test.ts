import { expect, test } from 'vitest';
import { isWorse } from './candidate-verdict.ts';
import { stageCounts } from '../release/stage-counts.ts';

type Counts = [loads: number, failures: number, errors: number];

const counts = ([loads, failures, errors]: Counts) => stageCounts({ loads, failures, errors });

test.each<[string, Counts, Counts, boolean]>([
  ['nobody has tried it', [0, 0, 0], [100, 0, 0], false],
  ['too few to tell, all failed', [0, 19, 0], [100, 0, 0], false],
  ['enough to tell, all failed', [0, 20, 0], [100, 0, 0], true],
  ['all load and all break later', [20, 0, 20], [100, 0, 0], true],
  ['one that breaks over and over is one', [100, 0, 1], [100, 0, 0], false],
  ['a single failure of twenty', [19, 1, 0], [100, 0, 0], false],
  ['two failures of twenty', [18, 2, 0], [100, 0, 0], true],
  ['as bad as the live version', [90, 10, 0], [90, 10, 0], false],
  ['a little worse, by few', [88, 12, 0], [90, 10, 0], false],
  ['a little worse, by many', [8500, 1500, 0], [9000, 1000, 0], true],
  ['within the margin, by very many', [98_900, 1100, 0], [99_900, 100, 0], false],
  ['better than the live version', [99, 1, 0], [50, 50, 0], false],
  ['no live version, no failure', [50, 0, 0], [0, 0, 0], false],
  ['no live version, many failures', [25, 25, 0], [0, 0, 0], true],
  ['failures and errors together', [90, 10, 10], [100, 0, 0], true],
])('%s', (_what, candidate, live, expected) => {
  expect(isWorse({ candidate: counts(candidate), live: counts(live) })).toBe(expected);
});

test.each<[Counts, number | null]>([
  [[0, 0, 0], null],
  [[3, 1, 0], 25],
  [[2, 1, 0], 33.3],
  [[10, 0, 30], 100],
])('%j is faulty in %s of a hundred', (given, percent) => {
  expect(counts(given).faultyPercent).toBe(percent);
});
