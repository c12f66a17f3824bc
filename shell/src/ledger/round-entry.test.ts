import type { GameResult } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { marksOf, scoreCardOf } from './marks.ts';
import { entryOf, freeRoundId, matchdayOfRound, resultOf } from './round-entry.ts';

test('keeps the result of a round with its time zone', () => {
  const end = new Date('2026-11-23T20:00:00Z');
  const result = { outcome: 'lose', score: 40, roundsWon: 4, roundsTotal: 10, named: [7] } as const;
  const game = { key: 'memo-game', version: '1.2.0' };
  expect(entryOf({ id: 'd147/memo-game', game, result, relaxed: true, late: false }, end)).toEqual({
    id: 'd147/memo-game',
    game: 'memo-game',
    version: '1.2.0',
    at: end.getTime(),
    outcome: 'lose',
    score: 40,
    won: 4,
    total: 10,
    offset: end.getTimezoneOffset(),
    relaxed: true,
    late: false,
    met: [[7, 1]],
    marks: 'hhhhoooooo',
    card: '4-10.hhhhoooooo',
  });
});

test.each<[string, Partial<GameResult>]>([
  ['a quiz', { marks: ['hit', 'miss', 'hit'] }],
  ['a round that ended early', { marks: ['miss', 'miss'] }],
  ['a round without marks', {}],
  [
    'a round of one question',
    {
      roundsTotal: 1,
      tries: { won: 3, most: 6 },
      board: [
        ['none', 'near'],
        ['hit', 'hit'],
      ],
    },
  ],
])('%s has the same marks and shares the same card after it was recorded', (_what, changes) => {
  const result: GameResult = { outcome: 'win', score: 40, roundsWon: 1, roundsTotal: 4, ...changes };
  const game = { key: 'cups', version: '1.0.0' };
  const known = resultOf(entryOf({ id: 'd147/cups', game, result, relaxed: false, late: false }, new Date()));
  expect([marksOf(known), scoreCardOf(known)]).toEqual([marksOf(result), scoreCardOf(result)]);
});

test.each([
  ['d147/memo-game', 147],
  ['d147', undefined],
  ['c7k3m9qx/memo-game', undefined],
  [freeRoundId('cups', { deal: [1], seed: 7 }), undefined],
])('returns the matchday of the round %s: %s', (id, matchday) => {
  expect(matchdayOfRound({ id })).toBe(matchday);
});

test('gives a free round the same id in a duplicated tab, and other rounds other ids', () => {
  const round = { deal: [1], seed: 7 };
  const id = freeRoundId('cups', round);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(freeRoundId('cups', structuredClone(round))).toBe(id);
  const others = [freeRoundId('cups', { ...round, seed: 8 }), freeRoundId('cups', { ...round, deal: [2] })];
  expect(new Set([id, ...others, freeRoundId('memo-game', round)]).size).toBe(4);
});
