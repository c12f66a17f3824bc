import { dateOfMatchday } from '@soccer-legends/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { daysOfWeek, localDate, localMatchday, weekOf } from './calendar.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-22T09:59:59Z', '2026-11-22'],
  ['Etc/GMT+12', '2026-11-24T11:59:59Z', '2026-11-23'],
  ['Europe/Berlin', '2026-11-22T23:00:00Z', '2026-11-23'],
  // Clocks go back at 3:00 and forward at 2:00.
  ['Europe/Berlin', '2026-10-24T21:59:59Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['Europe/Berlin', '2027-03-28T21:59:59Z', '2027-03-28'],
  ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29'],
  // In Santiago, midnight is skipped when the clocks go forward.
  ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05'],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
])('in %s the date at %s is %s', (zone, moment, date) => {
  vi.stubEnv('TZ', zone);
  expect(localDate(new Date(moment))).toBe(date);
  expect(dateOfMatchday(localMatchday(new Date(moment)))).toBe(date);
});

test('advances the matchday by one for every local day of a year with daylight saving time', () => {
  vi.stubEnv('TZ', 'America/Santiago');
  const noon = new Date(2026, 6, 1, 12);
  for (let before = localMatchday(noon), day = 0; day < 365; day++) {
    noon.setDate(noon.getDate() + 1);
    expect(localMatchday(noon)).toBe(before + 1);
    before += 1;
  }
});

test('begins a week on Monday', () => {
  expect(daysOfWeek(148).map(dateOfMatchday)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(new Date(dateOfMatchday(147)).getUTCDay()).toBe(1);
  expect(new Set(daysOfWeek(150).map(weekOf)).size).toBe(1);
});
