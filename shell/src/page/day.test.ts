import { expect, test } from 'vitest';
import { itemOfDay } from './day.ts';

const GAMES = ['career', 'connect', 'logo', 'country', 'wheel', 'memo', 'manager', 'wordle', 'connections', 'grid'];
const YEAR = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

test('returns the same item all day, and undefined for an empty list', () => {
  expect(itemOfDay(GAMES, '2026-11-22')).toBe(itemOfDay([...GAMES], '2026-11-22'));
  expect(itemOfDay([], '2026-11-22')).toBeUndefined();
});

test('chooses every item within a year, and none more than twice as often as average', () => {
  const days = GAMES.map((game) => YEAR.filter((day) => itemOfDay(GAMES, day) === game).length);
  expect(Math.min(...days)).toBeGreaterThan(18);
  expect(Math.max(...days)).toBeLessThan(73);
});
