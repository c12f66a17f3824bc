import { createRandom } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckOf, oneClubMen, realisticDeck } from '../testing/decks.ts';
import { clubsByChance, firstClubOrder, firstSlots } from './first-board.ts';
import { clashesAmong, type ConnectPlayer } from './pair.ts';

describe('the first five', () => {
  test.each<[string, ConnectPlayer[], number]>([
    ['five players with one club each', oneClubMen(5), 0],
    ['five players who share Juventus (J)', deckOf('JA', 'JB', 'CJ', 'JD', 'EJ'), 0],
    ['a player of every club who is not needed', deckOf('ABCDES', 'A', 'B', 'C', 'D', 'E'), 0],
    ['a player of every club who is needed', deckOf('ABCDS', 'A', 'B', 'C', 'D'), 4],
    ['two pairs of players from one club each', deckOf('A', 'A', 'B', 'B', 'C', 'D', 'E'), 0],
    ['exactly one set of five without a clash', deckOf('ABX', 'AX', 'BX', 'CDX', 'CX', 'DX', 'EX', 'ACEX'), 0],
    ['a ring in which every club is shared', deckOf('AB', 'BC', 'CD', 'DE', 'EA'), 5],
    ['the same ring with one player outside it', deckOf('AB', 'BC', 'CD', 'DE', 'EA', 'X'), 2],
    ['the same ring with five players outside it', deckOf('AB', 'BC', 'CD', 'DE', 'EA', 'V', 'W', 'X', 'Y', 'Z'), 0],
    ['five players of one club', deckOf('A', 'A', 'A', 'A', 'A'), 20],
    ['four clubs for five players', deckOf('A', 'B', 'C', 'D', 'D'), 2],
  ])('%s: the first board has as few clashes as possible', (_what, deck, clashes) => {
    expect(fewestClashes(deck)).toBe(clashes);
    for (let seed = 0; seed < 100; seed++) expect(clashesAmong(firstSlots(deck, createRandom(seed)))).toBe(clashes);
  });

  test('each club belongs to its player, and each player has one correct club on the board', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const slots = firstSlots(realisticDeck(seed), createRandom(seed));
      expect(new Set(slots.map(({ player }) => player.id)).size).toBe(5);
      for (const { player, club } of slots) {
        const shown = slots.filter((other) => player.career.some(({ name }) => name === other.club.name));
        expect(shown.map(({ club: { name } }) => name)).toEqual([club.name]);
      }
    }
  });

  test('any small deck is dealt with as few clashes as possible', () => {
    const career = fc.uniqueArray(fc.constantFrom(...'ABCDEFG'), { minLength: 1, maxLength: 3 });
    const deck = fc.array(career, { minLength: 5, maxLength: 7 });
    fc.assert(
      fc.property(deck, fc.nat(), (careers, seed) => {
        const players = deckOf(...careers.map((clubs) => clubs.join('')));
        expect(clashesAmong(firstSlots(players, createRandom(seed)))).toBe(fewestClashes(players));
      }),
      { numRuns: 200 },
    );
  });
});

test('a club without a picture is shown only to avoid a clash', () => {
  const pictured = (clubs: string) => [...clubs].map((name) => ({ name, logo: `/art/crest/${name}.svg` }));
  const players = deckOf('ax', 'bx', 'cx', 'dx', 'ex').map((player, index) => ({
    ...player,
    // The last two players share their only club with a picture.
    career: [...pictured(index > 2 ? 'Z' : 'ABC'.charAt(index)), ...player.career],
  }));
  for (let seed = 0; seed < 100; seed++) {
    const slots = firstSlots(players, createRandom(seed));
    expect(
      slots
        .slice()
        .sort((one, other) => one.player.id - other.player.id)
        .map(({ club }) => club.name)
        .join(''),
    ).toBe('ABCde');
    expect(clubsByChance(players[0]!.career, createRandom(seed))[0]!.name).toBe('A');
  }
});

test('at most one club is beside its own player', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 1000; seed++) {
    const order = firstClubOrder(createRandom(seed));
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(order.filter((slot, place) => slot === place).length).toBeLessThanOrEqual(1);
    orders.add(order.join(''));
  }
  // All 89 orders of five clubs in which at most one keeps its place: 44 without one, and 45 with one.
  expect(orders.size).toBe(89);
});

/** Returns the fewest possible clashes by trying every combination. */
function fewestClashes(players: readonly ConnectPlayer[]): number {
  const careers = players.map(({ career }) => career.map(({ name }) => name));
  let fewest = Infinity;
  choose(0, []);
  return fewest;

  function choose(from: number, chosen: readonly (readonly [number, string])[]): void {
    if (chosen.length === 5) {
      fewest = Math.min(fewest, count(chosen));
      return;
    }
    for (let player = from; player < careers.length; player++) {
      for (const club of careers[player]!) choose(player + 1, [...chosen, [player, club]]);
    }
  }

  function count(chosen: readonly (readonly [number, string])[]): number {
    const wrong = chosen.map(([player, club]) =>
      chosen.filter(([other]) => other !== player && careers[other]!.includes(club)),
    );
    return wrong.flat().length;
  }
}
