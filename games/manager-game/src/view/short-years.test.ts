import { expect, test } from 'vitest';
import { shortYears } from './short-years.ts';

test.each([
  ['2013–\u206016', { start: 2013, end: 2016 }],
  ['2001–\u206009', { start: 2001, end: 2009 }],
  ['1986–\u20602013', { start: 1986, end: 2013 }],
  ['2022', { start: 2022, end: 2022 }],
  ['2024–', { start: 2024, end: null }],
])('%s', (years, period) => {
  expect(shortYears(period)).toBe(years);
});
