import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../platform/environment/random-source.ts';
import { drawCard } from './matchday-cards.ts';

const games = (count: number): string[] => Array.from({ length: count }, (_, index) => `game-${index}`);

test.each([
  [0, 0],
  [1, 1],
  [10, 10],
  [13, 10],
])('the card of a matchday with %i active games has %i fixtures', (count, fixtures) => {
  expect(drawCard(games(count), [], new SeededRandom(1))).toHaveLength(fixtures);
});

test('the card of a matchday has no game twice, and prefers the games that were not on the previous card', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.nat(), fc.nat(), (count, seed, other) => {
      const all = games(count);
      const dayBefore = drawCard(all, [], new SeededRandom(other));
      const card = drawCard(all, dayBefore, new SeededRandom(seed));
      expect(new Set(card).size).toBe(Math.min(count, 10));
      const rested = all.filter((game) => !dayBefore.includes(game));
      expect(card.filter((game) => rested.includes(game))).toHaveLength(Math.min(rested.length, 10));
    }),
  );
});

test('each game is the first fixture of a card about equally often', () => {
  const first = new Map<string, number>();
  for (let seed = 0; seed < 1000; seed++) {
    const [game] = drawCard(games(10), games(10), new SeededRandom(seed));
    first.set(game!, (first.get(game!) ?? 0) + 1);
  }
  expect(Math.min(...first.values())).toBeGreaterThan(60);
});
