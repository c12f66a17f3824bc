// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { roundEntry } from '../testing/rounds.ts';
import { forgetOwnDay, keepOwnDay, ownDayText, readOwnDay } from './own-day.ts';

test('has the finished fixtures of the day before the ledger is read', () => {
  const rounds = [roundEntry('d147/cups'), roundEntry('d147/kits', { outcome: 'lose' })];
  keepOwnDay(147, rounds);
  expect(readOwnDay(ownDayText(), 147)).toEqual(rounds);
  expect(readOwnDay(ownDayText(), 148)).toEqual([]);
  forgetOwnDay();
  expect(readOwnDay(ownDayText(), 147)).toEqual([]);
});

test.each([null, '', 'null', '{}', '{"matchday":147}', '{"matchday":147,"rounds":"x"}'])(
  'has no fixtures in the text %j',
  (text) => {
    expect(readOwnDay(text, 147)).toEqual([]);
  },
);
