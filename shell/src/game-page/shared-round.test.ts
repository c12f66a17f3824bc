import type { Matchday } from '@soccer-legends/contracts';
import type { AnyGame, Resumable } from '@soccer-legends/game-sdk/react';
import { describe, expect, test, vi } from 'vitest';
import { Ledger } from '../ledger/ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { endOf, fixtureSaves, readRound } from './shared-round.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';

fakeIndexedDb();

const ID = 'd147/memo-game';

function card(open = { earliest: 146, latest: 148 }): Matchday {
  return {
    matchday: 147,
    date: '2026-11-23',
    open,
    seed: 'secret',
    fixtures: [{ key: 'memo-game', isCalledOff: false }],
  };
}

const played: Resumable = {
  version: '1.0.0',
  options: {},
  game: { deal: 'cards', seed: 7, moves: ['flip'], timers: {}, timeScale: 1 },
  savedAt: 1,
};

async function begin(today: number): Promise<void> {
  const ledger = new Ledger();
  const state = await readRound(ledger, ID, card(), today);
  if (!('begun' in state)) throw new Error('The fixture is finished.');
  await ledger.keep({ ...state.begun, game: played });
}

test('opens a new fixture without a game', async () => {
  expect(await readRound(new Ledger(), ID, card(), 147)).toEqual({
    begun: { id: ID, begunOn: 147, late: false, game: undefined },
    knowsGame: false,
  });
});

test('continues a fixture after midnight that was begun before, and does not count it as late', async () => {
  await begin(147);
  expect(await readRound(new Ledger(), ID, card({ earliest: 147, latest: 149 }), 148)).toEqual({
    begun: { id: ID, begunOn: 147, late: false, game: played },
    knowsGame: false,
  });
});

test('continues the same game after a reload, without a second deal', async () => {
  await begin(147);
  const state = await readRound(new Ledger(), ID, card(), 147);
  const saves = 'begun' in state ? fixtureSaves(new Ledger(), state.begun, undefined, () => 2) : undefined;
  expect(saves?.load('memo-game')?.game).toEqual(played.game);
});

test('starts a fixture again that was begun two days ago, and counts it as late', async () => {
  await begin(147);
  expect(await readRound(new Ledger(), ID, card({ earliest: 148, latest: 150 }), 149)).toEqual({
    begun: { id: ID, begunOn: 149, late: true, game: undefined },
    knowsGame: false,
  });
});

test('counts a fixture of an earlier day as late if the device’s clock was set back to that day', async () => {
  const state = await readRound(new Ledger(), ID, card({ earliest: 160, latest: 162 }), 147);
  expect(state).toMatchObject({ begun: { late: true } });
});

test('knows whether a round of the game was finished before', async () => {
  await new Ledger().finish(roundEntry('d146/memo-game'));
  expect(await readRound(new Ledger(), ID, card(), 147)).toMatchObject({ knowsGame: true });
  expect(await readRound(new Ledger(), 'd147/cups', card(), 147)).toMatchObject({ knowsGame: false });
});

test('keeps a finished fixture finished in every time zone', async () => {
  await new Ledger().finish(roundEntry(ID));
  for (const today of [146, 147, 148, 200]) {
    expect(await readRound(new Ledger(), ID, card(), today)).toEqual({ finished: roundEntry(ID), played: undefined });
  }
});

describe('the end of a recorded round', () => {
  /** Ends after two moves, and cannot replay the move "?". */
  const rules = {
    start: () => '',
    play: (state: string, move: string) => {
      if (move === '?') throw new Error('The rules do not know this move.');
      return { accepted: true, state: state + move };
    },
    status: (state: string) =>
      state.length < 2 ? { phase: 'open' } : { phase: 'over', result: { ...KNOWN, message: { key: state } } },
  };
  const KNOWN = { outcome: 'win', score: 20, roundsWon: 1, roundsTotal: 2 };
  const game = { rules, manifest: { key: 'cups', version: '1.0.0' } } as unknown as AnyGame;
  const entry = roundEntry(ID, { won: 1, total: 2, score: 20, marks: 'mh', met: [[7, 1]], at: 5 });
  const withMoves = (...moves: string[]): Resumable => ({ ...played, game: { ...played.game, moves } });

  test('is that of the replayed round', () => {
    expect(endOf(game, entry, withMoves('a', 'b'))).toEqual({
      result: { ...KNOWN, message: { key: 'ab' } },
      state: 'ab',
      played: withMoves('a', 'b'),
      relaxed: false,
      at: 5,
    });
  });

  test.each<[string, Resumable | undefined]>([
    ['whose moves are not kept', undefined],
    ['of another version', { ...withMoves('a', 'b'), version: '0.9.0' }],
    ['that was kept before its end', withMoves('a')],
    ['that its rules cannot replay', withMoves('a', '?')],
  ])('is what the ledger knows of a round %s', (_what, kept) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(endOf(game, entry, kept)).toEqual({
      result: { ...KNOWN, marks: ['miss', 'hit'], named: [7] },
      relaxed: false,
      at: 5,
    });
  });
});
