import type { Crest } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import clubsText from '../../data/clubs.txt?raw';
import { parseClubs } from '../text/clubs.ts';
import { areTooAlike, signatureOf } from './crest-distance.ts';

const clubs = parseClubs('clubs.txt', clubsText);
const redStar: Crest = {
  shape: 'round',
  field: 'halves',
  colours: ['red', 'white'],
  charge: 'star',
  chargeColour: 'gold',
};

test.each<[string, Partial<Crest>, boolean]>([
  ['nothing', {}, true],
  ['the colour of the charge', { chargeColour: 'black' }, true],
  ['the second colour', { colours: ['red', 'navy'] }, true],
  ['the charge', { charge: 'moon' }, true],
  ['the shape', { shape: 'tile' }, true],
  ['shape and field', { shape: 'tile', field: 'hoops' }, true],
  ['charge and shape', { charge: 'moon', shape: 'tile' }, false],
  ['charge and field', { charge: 'moon', field: 'hoops' }, false],
  ['the dominant colour', { colours: ['blue', 'white'] }, false],
])('crests that differ in %s', (_difference, changes, alike) => {
  const other = { ...redStar, ...changes };
  expect(areTooAlike(redStar, other)).toBe(alike);
  expect(areTooAlike(other, redStar)).toBe(alike);
});

describe('the crests of clubs.txt', () => {
  test('every signature is there once', () => {
    const signatures = clubs.map((club) => signatureOf(club.crest));
    expect(signatures.filter((signature, index) => signatures.indexOf(signature) !== index)).toEqual([]);
  });

  test('no two are too alike', () => {
    const pairs = clubs.flatMap((one, index) => clubs.slice(index + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(([one, other]) => areTooAlike(one.crest, other.crest));
    expect(alike.map(([one, other]) => `${one.name} / ${other.name}`)).toEqual([]);
  });
});
