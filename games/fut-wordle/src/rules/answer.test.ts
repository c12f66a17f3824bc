import { expect, test } from 'vitest';
import { hintedClub, writtenAnswer } from './answer.ts';

test.each([
  ['Müller', 'Thomas Müller', 'MÜLLER – Thomas Müller'],
  ['Pelé', 'Pelé', 'PELÉ'],
  ['Yıldız', 'Kenan Yıldız', 'YILDIZ – Kenan Yıldız'],
])('%s of %s is shown as %s', (lastName, fullName, expected) => {
  const rest = { word: '', country: '', team: '', position: '', also: [] };
  expect(writtenAnswer({ ...rest, lastName, fullName })).toBe(expected);
});

test.each([
  [{ team: 'Barcelona', teamYears: '2002–2018' }, 'Barcelona, 2002–2018'],
  [{ team: 'Barcelona' }, 'Barcelona'],
])('the hint for %o is %s', (club, expected) => {
  const rest = { word: '', country: '', position: '', also: [], lastName: '', fullName: '' };
  expect(hintedClub({ ...rest, ...club }, String)).toBe(expected);
});
