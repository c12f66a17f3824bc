import { expect, test } from 'vitest';
import { isBefore, monthAfter, monthOf, weeksOf } from './month.ts';

test.each([
  ['begins on a Sunday', { year: 2026, month: 10 }, 6, 30],
  ['begins on a Monday', { year: 2027, month: 1 }, 0, 28],
  ['has 29 days', { year: 2028, month: 1 }, 1, 29],
  ['contains the end of daylight saving time', { year: 2026, month: 9 }, 3, 31],
])('shows a month that %s', (_title, month, before, days) => {
  const weeks = weeksOf(month);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]!.findIndex((day) => day !== undefined)).toBe(before);
  expect(weeks.flat().flatMap((day) => day?.day ?? [])).toEqual(Array.from({ length: days }, (_, index) => index + 1));
  expect(weeks.at(-1)!.some((day) => day !== undefined)).toBe(true);
});

test('gives days the date of the calendar', () => {
  const dates = weeksOf({ year: 2026, month: 10 }).flat();
  expect(dates.find((day) => day?.day === 23)?.date).toBe('2026-11-23');
});

test('continues months across the end of a year', () => {
  expect(monthAfter(monthOf('2026-12-31'), 1)).toEqual({ year: 2027, month: 0 });
  expect(monthAfter(monthOf('2026-01-31'), -1)).toEqual({ year: 2025, month: 11 });
  expect(isBefore(monthOf('2025-12-31'), monthOf('2026-01-01'))).toBe(true);
  expect(isBefore(monthOf('2026-01-01'), monthOf('2026-01-31'))).toBe(false);
});
