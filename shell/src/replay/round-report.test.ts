import type { Resumable } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { reportOf, roundIn } from './round-report.replay.ts';

const PLAYED: Resumable = {
  ...{ version: '1.4.0', options: { mode: 'classic' }, savedAt: 1_790_000_000_000, progress: { done: 2, total: 2 } },
  game: {
    deal: ['Genoa', 'Kaká'],
    seed: 7,
    moves: [{ kind: 'answer', name: 'Kaká' }],
    times: [2300],
    timers: {},
    timeScale: 1,
  },
};
const HISTORY = [
  { correctAnswer: 'Kaká', playerAnswer: 'Genoa', isCorrect: false, about: { player: 7 } },
  { correctAnswer: 'Ancelotti', playerAnswer: 'Ancelotti', isCorrect: true, about: { coach: 3 } },
];

const reported = (played: Resumable) =>
  reportOf({ listing: { key: 'cups' }, played, about: { history: HISTORY }, moves: 1 }, 'answer', 'de');

test('a report contains the round, the people in its questions and nothing about the visitor', async () => {
  const { round, ...facts } = await reported(PLAYED);
  expect(facts).toEqual({
    ...{ reason: 'answer', game: 'cups', version: '1.4.0', language: 'de', moves: 1 },
    ...{ players: [7], coaches: [3], teams: [] },
  });
  const { progress: _progress, ...played } = PLAYED;
  expect(await roundIn(round)).toEqual({ ...played, savedAt: 0 });
});

test('a round that is too large is left out of its report', async () => {
  const deal = Array.from({ length: 20_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_296);
  expect((await reported({ ...PLAYED, game: { ...PLAYED.game, deal } })).round).toBe('');
});

test.each(['', 'a+b', 'AAAA', 'q1ZKy0'])('the text "%s" contains no round', async (text) => {
  expect(await roundIn(text)).toBeUndefined();
});
