import { DRAW_HEADER } from '@soccer-legends/contracts';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOf, fixtureId, freeRoundId } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { gameHttp } from './game-http.ts';
import { rememberingGame, repeatableRound } from './repeat-round.ts';

fakeIndexedDb();

const KEY = 'cups';
const TOKEN = 'c7k3m9qx2v4';
const SEED = 5;
const texts = { unknown: '', notBegun: '' };
const result = { outcome: 'win', score: 30, roundsWon: 3, roundsTotal: 3 } as const;
let shared: readonly string[];
let draw: string;

beforeEach(() => {
  shared = ['Ajax', 'Porto'];
  draw = 'clubs 0123456789abcdef';
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('deal=')
      ? Response.json(shared)
      : Response.json(['Ajax', 'Porto'], { headers: { [DRAW_HEADER]: draw } }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const cups = {
  manifest: { key: KEY, version: '1.0.0' },
  deal: async ({ services, recent = [] }) => {
    const clubs = await services.http.get<string[]>('/api/clubs');
    return clubs.filter((club) => !recent.includes(club));
  },
} as Pick<AnyGame, 'manifest' | 'deal'> as AnyGame;

/** Plays a free round to its end and records it. Returns the repeatable round and the id of its record. */
async function play() {
  const { services } = fakeServices();
  const { game, startOf } = rememberingGame(cups, KEY);
  const context = { options: {}, seed: SEED, recent: ['Porto'], services: { ...services, http: gameHttp(KEY) } };
  const deal: unknown = await game.deal(context);
  const saved = { deal, seed: SEED, moves: [], timers: {}, timeScale: 1 };
  const played = { version: '1.0.0', options: {}, game: saved, savedAt: 0 };
  const id = freeRoundId(KEY, saved);
  await siteLedger.finish(
    entryOf({ id, game: listing(KEY), result, relaxed: false, late: false }, new Date('2026-11-23T12:00:00Z')),
  );
  const over = { phase: 'over', state: {}, result, relaxed: false, played } as const;
  const repeat = () =>
    repeatableRound({ game: cups, services, listing: listing(KEY), start: startOf(SEED), over, texts });
  return { id, repeat, services };
}

test('moves the result of a free round to the challenge that deals the same round', async () => {
  const { id, repeat } = await play();
  expect(repeat()?.start).toEqual({ seed: '5', draws: [draw], recent: ['Porto'] });
  expect(await repeat()!.moveTo(TOKEN)).toBe(true);
  expect(await siteLedger.round(id)).toBeUndefined();
  expect(await siteLedger.round(fixtureId(TOKEN, KEY))).toMatchObject({ game: KEY, score: 30 });
  expect((await siteLedger.running(fixtureId(TOKEN, KEY)))?.game?.game.seed).toBe(SEED);
});

test('leaves the result where it is if the challenge deals another round', async () => {
  const { id, repeat } = await play();
  shared = ['Benfica'];
  expect(await repeat()!.moveTo(TOKEN)).toBe(false);
  expect(await siteLedger.round(id)).toMatchObject({ game: KEY, score: 30 });
  expect(await siteLedger.round(fixtureId(TOKEN, KEY))).toBeUndefined();
});

test('cannot deal a round again that drew once more while it was played', async () => {
  const { repeat } = await play();
  draw = 'clubs fedcba9876543210';
  await gameHttp(KEY).get('/api/clubs');
  expect(repeat()).toBeUndefined();
});
