import { expect, test } from 'vitest';
import { inYears } from './career-years.ts';

test.each([
  ['one stay', [{ start: 2004, end: 2007 }], '2004–2007'],
  ['a stay within one year', [{ start: 2022, end: 2022 }], '2022'],
  ['the present', [{ start: 2024, end: null }], '2024–'],
  [
    'two stays',
    [
      { start: 2004, end: 2007 },
      { start: 2013, end: 2015 },
    ],
    '2004–2007, 2013–2015',
  ],
])('formats %s', (_what, periods, years) => {
  expect(inYears(periods)).toBe(years);
});
