import { expect, test } from 'vitest';
import { coachNames } from './CoachesByNameDialog.tsx';

test.each([
  ['Ancelotti', 'Ancelotti'],
  [' Ancelotti , Klopp ', 'Ancelotti, Klopp'],
  ['Ancelotti,, ,Klopp,', 'Ancelotti, Klopp'],
  ['Xa', undefined],
  ['  Xa  ', undefined],
  [',,,', undefined],
  ['', undefined],
])('normalizes the list "%s"', (text, names) => expect(coachNames(text)).toBe(names));
