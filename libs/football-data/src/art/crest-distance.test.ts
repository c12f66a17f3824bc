import type { Crest } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { areTooSimilar, signatureOf } from './crest.ts';

const { clubs } = loadFootballData();
const redStar: Crest = {
  shape: 'round',
  field: 'halves',
  colors: ['red', 'white'],
  charge: 'star',
  chargeColor: 'gold',
};

test.each<[string, Partial<Crest>, boolean]>([
  ['nothing', {}, true],
  ['the color of the charge', { chargeColor: 'black' }, true],
  ['the second color', { colors: ['red', 'navy'] }, true],
  ['the charge', { charge: 'moon' }, true],
  ['the shape', { shape: 'tile' }, true],
  ['shape and field', { shape: 'tile', field: 'hoops' }, true],
  ['charge and shape', { charge: 'moon', shape: 'tile' }, false],
  ['charge and field', { charge: 'moon', field: 'hoops' }, false],
  ['the dominant color', { colors: ['blue', 'white'] }, false],
])('compares crests that differ in %s', (_difference, changes, similar) => {
  const other = { ...redStar, ...changes };
  expect(areTooSimilar(redStar, other)).toBe(similar);
  expect(areTooSimilar(other, redStar)).toBe(similar);
});

describe('the crests of clubs.txt', () => {
  test('no signature occurs twice', () => {
    const signatures = clubs.map((club) => signatureOf(club.crest));
    expect(signatures.filter((signature, index) => signatures.indexOf(signature) !== index)).toEqual([]);
  });

  test('no two are too similar', () => {
    const pairs = clubs.flatMap((one, index) => clubs.slice(index + 1).map((other) => [one, other] as const));
    const similar = pairs.filter(([one, other]) => areTooSimilar(one.crest, other.crest));
    expect(similar.map(([one, other]) => `${one.name} / ${other.name}`)).toEqual([]);
  });
});
