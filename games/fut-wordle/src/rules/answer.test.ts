import { expect, test } from 'vitest';
import { writtenAnswer } from './answer.ts';

test.each([
  ['Müller', 'Thomas Müller', 'MÜLLER – Thomas Müller'],
  ['Pelé', 'Pelé', 'PELÉ'],
  ['Yıldız', 'Kenan Yıldız', 'YILDIZ – Kenan Yıldız'],
])('%s of %s is shown as %s', (lastName, fullName, expected) => {
  const rest = { word: '', country: '', team: '', position: '', also: [] };
  expect(writtenAnswer({ ...rest, lastName, fullName })).toBe(expected);
});
