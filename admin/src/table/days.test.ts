import { afterEach, expect, test } from 'vitest';
import { instantsOfDays } from './days.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['UTC', '2026-11-23', '2026-11-23', '2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23', '2026-11-24', '2026-11-22T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
  // The day on which daylight saving time ends has 25 hours.
  ['Europe/Berlin', '2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['UTC', '', '2026-12-31', '', '2027-01-01T00:00:00.000Z'],
  ['UTC', '2026-02-30', '', '', ''],
])('in %s, the days from %s to %s last from %s to %s', (timeZone, from, to, start, end) => {
  process.env['TZ'] = timeZone;
  expect(instantsOfDays(from, to)).toEqual({ from: start, to: end });
});
