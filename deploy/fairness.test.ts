import { drawingAddress } from '@soccer-legends/contracts';
import { isFair, type Measurement } from '@soccer-legends/contracts/testing';
import { loadFootballData } from '@soccer-legends/football-data';
import { createRandom, type GameServices } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { measure as measureLogoGame } from '../games/logo-game/src/testing/fairness.ts';
import { measure as measureManagerGame } from '../games/manager-game/src/testing/fairness.ts';

const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? 200) }, (_, seed) => seed + 1);

const { clubs, coaches } = loadFootballData();
const addressOf = (kind: 'crest' | 'coach', id: number) => `https://site.example${drawingAddress(kind, id)}`;
const logos = clubs.map(({ id, name, country, crest }) => ({
  ...{ id, name, country, crest },
  logoUrl: addressOf('crest', id),
}));
const people = coaches.map(({ id, name, nation, career }) => ({
  ...{ id, name, nation, country: nation, team: null, photo: addressOf('coach', id) },
  career: career.map(({ club, clubCountry, clubId, start, end }) => ({
    ...{ team: club, teamLogo: null, start, end },
    country: clubCountry ?? clubs.find((own) => own.id === clubId)?.country ?? null,
  })),
}));

test.each<[string, (services: (seed: number) => GameServices) => Promise<Measurement[]>, (seed: number) => unknown]>([
  [
    'Guess the Club Logo',
    (services) => measureLogoGame(services, seeds),
    (seed) => createRandom(seed).sample(logos, 40),
  ],
  ['Guess the Manager', (services) => measureManagerGame(services, seeds), () => people],
])('%s cannot be won without knowledge of football', async (_game, measure, answerFor) => {
  const measurements = await measure((seed) => fakeServices({ answer: answerFor(seed) }).services);
  expect(measurements.length).toBeGreaterThan(8);
  expect(measurements.filter((measurement) => !isFair(measurement))).toEqual([]);
});
