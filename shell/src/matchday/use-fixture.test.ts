import type { Matchday } from '@soccer-legends/contracts';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { fixtureSaves } from './fixture-saves.ts';
import { Ledger } from './ledger.ts';
import { roundEntry } from './test-rounds.ts';
import { readFixture } from './use-fixture.ts';
import { useFakeIndexedDb } from '../testing/fake-indexed-db.ts';

useFakeIndexedDb();

const ID = 'd147/memo-game';

function card(open = { earliest: 146, latest: 148 }): Matchday {
  return { matchday: 147, date: '2026-11-23', open, fixtures: [{ key: 'memo-game', isCalledOff: false }] };
}

const played: Resumable = {
  version: '1.0.0',
  options: {},
  game: { deal: 'cards', seed: 7, moves: ['flip'], timers: {}, timeScale: 1 },
  savedAt: 1,
};

async function begin(today: number): Promise<void> {
  const ledger = new Ledger();
  const state = await readFixture(ledger, ID, card(), today);
  if (!('begun' in state)) throw new Error('The fixture is finished.');
  await ledger.keep({ ...state.begun, game: played });
}

test('a fixture that nobody began is open and without a game', async () => {
  expect(await readFixture(new Ledger(), ID, card(), 147)).toEqual({
    begun: { id: ID, begunOn: 147, late: false, game: undefined },
  });
});

test('a fixture that was begun before midnight is continued after it, and is not late', async () => {
  await begin(147);
  expect(await readFixture(new Ledger(), ID, card({ earliest: 147, latest: 149 }), 148)).toEqual({
    begun: { id: ID, begunOn: 147, late: false, game: played },
  });
});

test('a reload continues the same game and deals no second one', async () => {
  await begin(147);
  const state = await readFixture(new Ledger(), ID, card(), 147);
  const saves = 'begun' in state ? fixtureSaves(new Ledger(), state.begun, undefined, () => 2) : undefined;
  expect(saves?.load('memo-game')?.game).toEqual(played.game);
});

test('a fixture that was begun two days ago starts again, and is late', async () => {
  await begin(147);
  expect(await readFixture(new Ledger(), ID, card({ earliest: 148, latest: 150 }), 149)).toEqual({
    begun: { id: ID, begunOn: 149, late: true, game: undefined },
  });
});

test('a fixture of an earlier day is late on a device whose clock was set back to it', async () => {
  const state = await readFixture(new Ledger(), ID, card({ earliest: 160, latest: 162 }), 147);
  expect(state).toMatchObject({ begun: { late: true } });
});

test('a finished fixture stays finished, in every time zone', async () => {
  await new Ledger().finish(roundEntry(ID));
  for (const today of [146, 147, 148, 200]) {
    expect(await readFixture(new Ledger(), ID, card(), today)).toEqual({ finished: roundEntry(ID) });
  }
});
