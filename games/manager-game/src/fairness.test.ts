import { isFair } from '@soccer-legends/game-sdk/fairness';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { measure } from './fairness.ts';

const NATIONS = ['ENG', 'ESP', 'ITA', 'GER', 'NED', 'ARG', 'FRA', 'BRA', 'POR', 'SCO'];

/** Coaches of ten countries, each with jobs in two leagues. */
const coaches = Array.from({ length: 100 }, (_, index) => {
  const start = 1970 + ((index * 7) % 45);
  return {
    id: 9000 + index,
    name: `Coach ${'n'.repeat(index % 7)} ${index}`,
    photo: `https://site.test/art/coach/${9000 + index}.svg`,
    country: null,
    nation: NATIONS[index % NATIONS.length]!,
    team: null,
    career: [
      { team: `Club ${index}`, country: NATIONS[index % 5]!, start, end: start + 4 },
      { team: `Club ${index + 1}`, country: NATIONS[(index + 2) % 5]!, start: start + 4, end: start + 9 },
    ],
  };
});

test('a player without knowledge of careers does not win', async () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
  const measurements = await measure(() => fakeServices({ answer: coaches }).services, seeds);
  expect(measurements.length).toBeGreaterThan(10);
  expect(measurements.filter((measurement) => !isFair(measurement))).toEqual([]);
});
