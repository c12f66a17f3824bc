import type { Crest } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';

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
  ['the field', { field: 'hoops' }, true],
  ['the shape', { shape: 'tile' }, true],
  ['shape and field', { shape: 'tile', field: 'hoops' }, false],
  ['charge and shape', { charge: 'moon', shape: 'tile' }, false],
  ['charge and field', { charge: 'moon', field: 'hoops' }, false],
  ['the first color', { colors: ['blue', 'white'] }, false],
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

/** Returns a text that is equal only for equal crests. */
function signatureOf({ shape, field, colors, charge, chargeColor }: Crest): string {
  return [shape, field, ...colors, charge, chargeColor].join(' ');
}

/**
 * Returns whether two crests are hard to distinguish. With the same first color, by which crests are told apart at a
 * glance, they must differ in the shape or field, and with the same charge in both.
 */
function areTooSimilar(one: Crest, other: Crest): boolean {
  if (one.colors[0] !== other.colors[0]) return false;
  const isSame = (part: 'shape' | 'field' | 'charge'): boolean => one[part] === other[part];
  if (!isSame('charge')) return isSame('shape') && isSame('field');
  return isSame('shape') || isSame('field');
}
