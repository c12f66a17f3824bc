import type { Recording } from '@soccer-legends/game-sdk/recording';
import { expect, test, vi } from 'vitest';
import { siteLedger } from '../ledger/site-ledger.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { keepRecording, packRecording, unpackRecording } from './packed-recording.lazy.ts';

fakeIndexedDb();

const DEAL = ['Genoa', 'Napoli', 'Milan', 'Roma', 'Lazio', 'Torino', 'Parma', 'Como', 'Bari', 'Pisa'];

const roundWith = (answers: readonly string[], changes: Partial<Recording> = {}): Recording => ({
  ...{ version: '1.4.0', options: {}, timeScale: 1 },
  moves: answers.map((name) => ({ kind: 'answer', name })),
  times: answers.map((_, question) => 25 * question + 18),
  ...changes,
});

test('a packed recording unpacks to the same recording and is short', async () => {
  const round = roundWith(DEAL);
  const bytes = (await packRecording(round))!;
  expect(bytes.length).toBeLessThan(160);
  expect(await unpackRecording(bytes)).toEqual(round);
});

test('a recording that unpacks to 300 kB is rejected', async () => {
  const bomb = (await packRecording(roundWith([], { options: { zeros: '0'.repeat(300_000) } })))!;
  expect(bomb.length).toBeLessThan(400);
  expect(await unpackRecording(bomb)).toBeUndefined();
});

test('a recording with lists or long texts is not read from a link', async () => {
  for (const name of [['Genoa'], 'G'.repeat(61)]) {
    const bytes = (await packRecording(roundWith([], { moves: [{ kind: 'answer', name }], times: [0] })))!;
    expect(await unpackRecording(bytes)).toBeUndefined();
  }
});

test('no recording is packed in a browser that cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  expect(await packRecording(roundWith(DEAL))).toBeUndefined();
});

test('the ledger keeps the moves of a round, but not of a game that was saved without times', async () => {
  const { moves } = roundWith(DEAL);
  const game = { deal: DEAL, seed: 1, moves, times: moves.map(() => 0), timers: {}, timeScale: 1 };
  const played = { version: '1.4.0', options: {}, savedAt: 0, game };
  await keepRecording({ id: 'd1/cups', at: 5 }, played);
  const kept = (await siteLedger.recording('d1/cups'))!;
  expect(kept).toMatchObject({ at: 5, isShareable: true });
  expect(await unpackRecording(kept.bytes)).toMatchObject({ moves });
  const { times: _times, ...older } = game;
  await keepRecording({ id: 'd2/cups', at: 6 }, { ...played, game: older });
  expect(await siteLedger.recording('d2/cups')).toBeUndefined();
});
