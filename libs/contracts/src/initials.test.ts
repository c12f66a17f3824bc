import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Zinedine Zidane', 'ZZ'],
  ['Kaká', 'K'],
  ['Kevin De Bruyne', 'KB'],
  ['Álvaro  Ødegaard ', 'AO'],
  ['Son Heung-min', 'SM'],
  ["N'Golo Kanté", 'NK'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
