import { createRandom, type PicturedPlayer } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryKey, drawTen, isTrap, NAME_FAMILIES, TRAPS } from './draw-players.ts';

const NATIONS = [
  'BRA',
  'POR',
  'ESP',
  'ARG',
  'ITA',
  'FRA',
  'ENG',
  'SCO',
  'CRO',
  'SRB',
  'JPN',
  'EGY',
  'GRE',
  'TUR',
  'HUN',
];

function player(id: number, nation: string | null, kit: string | null = null): PicturedPlayer {
  const unknown = { position: null, kitYears: null };
  return { id, name: `Forward ${id}`, country: nation ?? 'Atlantis', nation, photo: `/${id}.svg`, kit, ...unknown };
}

test.each<[string, PicturedPlayer, PicturedPlayer, boolean]>([
  ['two clubs and two languages', player(1, 'BRA', 'Milan'), player(2, 'JPN', 'Ajax'), false],
  ['one club', player(1, 'BRA', 'Milan'), player(2, 'JPN', 'Milan'), true],
  ['no painted shirts', player(1, 'BRA'), player(2, 'JPN'), false],
  ['names of one language', player(1, 'BRA', 'Milan'), player(2, 'POR', 'Ajax'), true],
  ['unknown nations', player(1, null), player(2, null), false],
])('players of %s are a trap: %#', (_what, one, other, trap) => {
  expect(isTrap(one, other)).toBe(trap);
  expect(isTrap(other, one)).toBe(trap);
});

describe('ten players', () => {
  const pool = fc.array(fc.tuple(fc.constantFrom(...NATIONS), fc.constantFrom('Milan', 'Ajax', null)), {
    minLength: 60,
    maxLength: 120,
  });

  test('have different countries and at least three separate traps in a small pool', () => {
    fc.assert(
      fc.property(pool, fc.integer(), (facts, seed) => {
        const players = facts.map(([nation, kit], index) => player(index, nation, kit));
        fc.pre(new Set(players.map(countryKey)).size >= 12);
        const ten = drawTen(players, createRandom(seed));
        expect(new Set(ten.map(countryKey)).size).toBe(10);
        expect(separateTraps(ten)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('are five separate traps in a large pool', () => {
    const nations = [...new Set(NAME_FAMILIES.flat())];
    for (let seed = 0; seed < 300; seed++) {
      const ten = drawTen(
        nations.map((nation, index) => player(index, nation)),
        createRandom(seed),
      );
      expect(separateTraps(ten)).toBe(TRAPS);
    }
  });

  test('are dealt without traps if there are none', () => {
    const strangers = ['BRA', 'ITA', 'FRA', 'ENG', 'CRO', 'JPN', 'GRE', 'TUR', 'HUN', 'ISR'];
    const ten = drawTen(
      strangers.map((nation, index) => player(index, nation)),
      createRandom(1),
    );
    expect(ten).toHaveLength(10);
  });
});

/** Returns the largest number of traps that share no player. */
function separateTraps(players: readonly PicturedPlayer[]): number {
  const [one, ...others] = players;
  if (!one) return 0;
  const counts = others.map((other) =>
    isTrap(one, other) ? 1 + separateTraps(others.filter((player) => player !== other)) : 0,
  );
  return Math.max(separateTraps(others), ...counts);
}
