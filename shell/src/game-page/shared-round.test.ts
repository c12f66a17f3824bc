import type { Matchday } from '@soccer-legends/contracts';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { Ledger } from '../ledger/ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fixtureSaves, readRound } from './shared-round.ts';
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
  });
});

test('continues a fixture after midnight that was begun before, and does not count it as late', async () => {
  await begin(147);
  expect(await readRound(new Ledger(), ID, card({ earliest: 147, latest: 149 }), 148)).toEqual({
    begun: { id: ID, begunOn: 147, late: false, game: played },
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
  });
});

test('counts a fixture of an earlier day as late if the device’s clock was set back to that day', async () => {
  const state = await readRound(new Ledger(), ID, card({ earliest: 160, latest: 162 }), 147);
  expect(state).toMatchObject({ begun: { late: true } });
});

test('keeps a finished fixture finished in every time zone', async () => {
  await new Ledger().finish(roundEntry(ID));
  for (const today of [146, 147, 148, 200]) {
    expect(await readRound(new Ledger(), ID, card(), today)).toEqual({ finished: roundEntry(ID) });
  }
});
