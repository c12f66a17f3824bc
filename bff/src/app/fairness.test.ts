import { isFair } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { SeededRandom } from '../platform/environment/seeded-random.ts';
import { measureServedGames } from './fairness.ts';

const SEEDS = 500;

const games = measureServedGames(loadFootballData(), () =>
  Array.from({ length: SEEDS }, (_, seed) => new SeededRandom(seed + 1)),
);

test.each(Object.entries(games))('%s is fair', (_game, measurements) => {
  expect(measurements.filter((measurement) => !isFair(measurement))).toEqual([]);
});
