import type { Resumable } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { fixtureSaves } from '../game-page/shared-round.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';

const begun: RunningFixture = { id: 'd147/memo-game', late: true, begunOn: 148, game: undefined };
const HOUR_MS = 3_600_000;

function saved(savedAt: number): Resumable {
  const game = { deal: 'cards', seed: 7, moves: ['flip'], timers: {}, timeScale: 1 };
  return { version: '1.0.0', options: {}, game, savedAt };
}

test('resumes a game a day after it was saved', () => {
  const saves = fixtureSaves(
    { keep: async () => undefined },
    { ...begun, game: saved(0) },
    undefined,
    () => 24 * HOUR_MS,
  );
  expect(saves.load('memo-game')).toEqual(saved(24 * HOUR_MS));
});

test('saves a game in the ledger with the day on which the fixture was begun', () => {
  const kept: RunningFixture[] = [];
  const saves = fixtureSaves({ keep: async (fixture) => void kept.push(fixture) }, begun, undefined, () => 5);
  expect(saves.load('memo-game')).toBeUndefined();
  saves.save('memo-game', saved(5));
  expect(kept).toEqual([{ ...begun, game: saved(5) }]);
  expect(saves.load('memo-game')).toEqual(saved(5));
});

test('keeps a removed game in the ledger until its result is recorded', () => {
  const kept: RunningFixture[] = [];
  const saves = fixtureSaves({ keep: async (fixture) => void kept.push(fixture) }, begun, undefined, () => 5);
  saves.save('memo-game', saved(5));
  saves.remove('memo-game');
  expect(saves.load('memo-game')).toBeUndefined();
  expect(kept).toHaveLength(1);
});

test('stores the fixture’s ticket with the saved game once it has arrived', () => {
  const kept: RunningFixture[] = [];
  const arrived: { ticket?: string } = {};
  const ledger = { keep: async (fixture: RunningFixture) => void kept.push(fixture) };
  const saves = fixtureSaves(ledger, begun, { read: () => arrived.ticket }, () => 5);
  saves.save('memo-game', saved(5));
  arrived.ticket = 'ticket';
  saves.save('memo-game', saved(6));
  expect(kept.map(({ ticket }) => ticket)).toEqual([undefined, 'ticket']);
});
