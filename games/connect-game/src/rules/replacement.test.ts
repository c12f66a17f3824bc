import { createRandom, randomOfMove, type Random } from '@soccer-legends/game-sdk';
import { playMoves } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { deckOf, realisticDeck } from '../testing/decks.ts';
import { connectGame } from './connect-game.ts';
import { clashesAmong, type ConnectPlayer } from './pair.ts';
import type { ConnectMove, ConnectState, Slot } from './state.ts';

describe('whole games', () => {
  test('each player on the board has one correct club if the remaining players allow it, and waiting players nearly always keep theirs', () => {
    let clashed = 0;
    let changed = 0;
    let boards = 0;
    for (let seed = 1; seed <= 600; seed++) {
      for (const { before, after } of fillsOf(seed)) {
        boards++;
        const waiting = [...before.slots.keys()].filter((slot) => !before.verdicts[0]!.slots.includes(slot));
        if (waiting.some((slot) => clubOf(before, slot) !== clubOf(after, slot))) changed++;
        if (clashesAmong(shown(after)) === 0) continue;
        clashed++;
        expect(canBeClear(before)).toBe(false);
      }
    }
    expect(boards).toBeGreaterThan(6000);
    // Only the last few boards of a long game have so little choice.
    expect(clashed / boards).toBeLessThan(0.005);
    expect(changed / boards).toBeLessThan(0.02);
  });

  test('no player appears twice, clubs belong to their players, and every slot has a place', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const met = new Set<number>();
      for (const { before, after } of fillsOf(seed)) {
        const known = before.slots.map((slot) => slot?.player.id);
        for (const { player, club } of shown(after)) {
          expect(player.career).toContainEqual(club);
          if (known.includes(player.id)) continue;
          expect(met).not.toContain(player.id);
        }
        for (const { player } of shown(before)) met.add(player.id);
        expect([...after.clubOrder].sort()).toEqual([0, 1, 2, 3, 4]);
      }
    }
  });
});

describe('after a correct pair', () => {
  const deck = deckOf('Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg');

  test('the slot has a new player, and the waiting players keep their places and their clubs', () => {
    for (let seed = 0; seed < 200; seed++) {
      const before = connectGame.start({ players: deck, seconds: null }, createRandom(seed));
      const after = rightPair(before, 2, createRandom(seed + 1));
      expect(before.slots.map(playerOf)).not.toContain(playerOf(after.slots[2]!));
      expect(after.unused.map(({ id }) => id)).not.toContain(playerOf(after.slots[2]!));
      for (const slot of [0, 1, 3, 4]) expect(after.slots[slot]).toEqual(before.slots[slot]);
    }
  });

  test('the new club changes places with at most one waiting club, and rarely is where the correct one was', () => {
    const before = connectGame.start({ players: deck, seconds: null }, createRandom(3));
    const moved = Array.from({ length: 500 }, (_, seed) => {
      const { clubOrder } = rightPair(before, 2, createRandom(seed));
      return clubOrder.filter((slot, place) => slot !== before.clubOrder[place]).length;
    });
    expect(new Set(moved)).toEqual(new Set([0, 2]));
    const stayed = moved.filter((count) => count === 0).length;
    expect(stayed).toBeGreaterThan(70);
    expect(stayed).toBeLessThan(130);
  });

  test('the new club can be at any place', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const before = connectGame.start({ players: deck, seconds: null }, createRandom(3));
      places.add(rightPair(before, 2, createRandom(seed)).clubOrder.indexOf(2));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('no club moves while an item is selected', () => {
    for (const column of ['player', 'club'] as const) {
      for (let seed = 0; seed < 100; seed++) {
        const start = connectGame.start({ players: deck, seconds: null }, createRandom(seed));
        const judged = playedWith(createRandom(1), start, ...pairMoves(2), { kind: 'pick', column, slot: 4 });
        const after = playedWith(createRandom(seed), judged, { kind: 'verdictSeen', attempt: 1 });
        expect(after.clubOrder).toEqual(start.clubOrder);
        expect(after.selected[column]).toBe(4);
      }
    }
  });

  test('a waiting player gets another club only if every new pair would be a second correct answer', () => {
    // The sixth player played for every lower-case club.
    const players = deckOf('Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'abcdeZ');
    for (let seed = 0; seed < 100; seed++) {
      const before = connectGame.start({ players, seconds: null }, createRandom(seed));
      const after = rightPair(before, 0, createRandom(seed));
      expect(clashesAmong(shown(after))).toBe(0);
    }
  });
});

describe('after a wrong pair', () => {
  const deck = deckOf('Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg');

  test('both slots have new players, and the others do not change', () => {
    for (let seed = 0; seed < 100; seed++) {
      const before = connectGame.start({ players: deck, seconds: null }, createRandom(seed));
      const after = playedWith(
        createRandom(seed),
        before,
        { kind: 'pick', column: 'player', slot: 1 },
        { kind: 'pick', column: 'club', slot: 3 },
        { kind: 'verdictSeen', attempt: 1 },
      );
      for (const slot of [1, 3]) {
        expect(before.slots.map(playerOf)).not.toContain(playerOf(after.slots[slot]!));
        expect(after.slots[slot]).toMatchObject({ isConnected: false, isIncorrect: false, incorrectAttempts: 1 });
      }
      for (const slot of [0, 2, 4]) {
        expect(after.slots[slot]).toEqual(before.slots[slot]);
        expect(after.clubOrder.indexOf(slot)).toBe(before.clubOrder.indexOf(slot));
      }
    }
  });
});

interface Fill {
  before: ConnectState;
  after: ConnectState;
}

/** Yields every board of a game without a timer, played well with a few mistakes and a realistic deck. */
function* fillsOf(seed: number): Generator<Fill> {
  const random = createRandom(seed);
  let state = connectGame.start({ players: realisticDeck(seed), seconds: null }, random);
  for (let move = 0; !state.ending; move++) {
    const chance = randomOfMove(seed, move);
    const [verdict] = state.verdicts;
    if (verdict) {
      const before = state;
      state = playedWith(chance, state, { kind: 'verdictSeen', attempt: verdict.attempt });
      yield { before, after: state };
      continue;
    }
    const slot = random.below(5);
    const slips =
      state.attempts.length < 6 && state.attempts.filter(({ club, shownFor }) => club !== shownFor).length < 2;
    const clubSlot = slips && random.below(3) === 0 ? (slot + 1) % 5 : slot;
    state = playedWith(
      chance,
      state,
      { kind: 'pick', column: 'player', slot },
      { kind: 'pick', column: 'club', slot: clubSlot },
    );
  }
}

/**
 * Tries every pair of the remaining players for the vacated slots, and every other club of the slots that may change.
 */
function canBeClear({ slots, unused, verdicts, selected }: ConnectState): boolean {
  const vacated = verdicts[0]!.slots;
  return fits(0, []);

  function fits(index: number, placed: readonly { player: ConnectPlayer; club: string }[]): boolean {
    const slot = slots[index];
    if (index === slots.length) return true;
    if (!slot) return fits(index + 1, placed);
    const fixed = selected.player === index || selected.club === index;
    const players = vacated.includes(index) ? unused : [slot.player];
    return players
      .filter((player) => placed.every((other) => other.player.id !== player.id))
      .some((player) =>
        player.career
          .filter(({ name }) => !fixed || name === slot.club.name)
          .some(({ name }) => {
            const clear = placed.every(
              (other) =>
                !other.player.career.some((club) => club.name === name) &&
                !player.career.some((club) => club.name === other.club),
            );
            return clear && fits(index + 1, [...placed, { player, club: name }]);
          }),
      );
  }
}

function pairMoves(slot: number): ConnectMove[] {
  return [
    { kind: 'pick', column: 'player', slot },
    { kind: 'pick', column: 'club', slot },
  ];
}

function rightPair(state: ConnectState, slot: number, chance: Random): ConnectState {
  return playedWith(chance, state, ...pairMoves(slot), { kind: 'verdictSeen', attempt: 1 });
}

function playedWith(chance: Random, from: ConnectState, ...moves: ConnectMove[]): ConnectState {
  return playMoves(connectGame, from, moves, chance);
}

function shown({ slots }: ConnectState): Slot[] {
  return slots.filter((slot) => slot !== null);
}

function playerOf(slot: Slot | null): number | undefined {
  return slot?.player.id;
}

function clubOf({ slots }: ConnectState, slot: number): string | undefined {
  return slots[slot]?.club.name;
}
