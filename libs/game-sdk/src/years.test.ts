import { expect, test } from 'vitest';
import { keepYearsTogether, yearRange } from './years.ts';

test.each([
  [2013, 2016, '2013–\u20602016', '2013–\u206016'],
  [2001, 2009, '2001–\u20602009', '2001–\u206009'],
  [1999, 2000, '1999–\u20602000', '1999–\u20602000'],
  [1900, 1999, '1900–\u20601999', '1900–\u206099'],
  [2022, 2022, '2022', '2022'],
  [2024, null, '2024–', '2024–'],
])('formats %i to %s as "%s", and as "%s" if short', (start, end, long, short) => {
  expect([yearRange(start, end), yearRange(start, end, { short: true })]).toEqual([long, short]);
});

test.each([
  ['2003–2009', '2003–\u20602009'],
  ['Juventus 2001–18, 2019–2021', 'Juventus 2001–\u206018, 2019–\u20602021'],
  ['2024–', '2024–'],
  ['2022', '2022'],
  ['a 4–3–3', 'a 4–3–3'],
])('keeps the years of "%s" together', (text, expected) => expect(keepYearsTogether(text)).toBe(expected));
