import { expect, test } from 'vitest';
import { roundEntry } from '../testing/rounds.ts';
import { gameRecords } from './GameTable.tsx';

test('counts fixtures and free rounds of each game, the most played game first', () => {
  const records = gameRecords([
    roundEntry('d1/cups', { score: 30 }),
    roundEntry('d1/kits', { outcome: 'lose' }),
    roundEntry('d2/kits'),
    roundEntry('free', { game: 'kits' }),
  ]);
  expect(records.map(({ game, played, wonPercent, best }) => [game, played, wonPercent, best])).toEqual([
    ['kits', 3, 67, 100],
    ['cups', 1, 100, 30],
  ]);
});

test('shows the last five rounds by end, latest last', () => {
  const rounds = [3, 1, 6, 2, 5, 4].map((at) => roundEntry(`d${at}/cups`, { at }));
  expect(gameRecords(rounds)[0]!.form.map(({ id }) => id)).toEqual([
    'd2/cups',
    'd3/cups',
    'd4/cups',
    'd5/cups',
    'd6/cups',
  ]);
});

test('gives a round with more time than the standard no best score', () => {
  const relaxed = roundEntry('d1/cups', { score: 150, relaxed: true });
  expect(gameRecords([relaxed])[0]!.best).toBeUndefined();
  expect(gameRecords([relaxed, roundEntry('d2/cups', { score: 20 })])[0]!.best).toBe(20);
});
