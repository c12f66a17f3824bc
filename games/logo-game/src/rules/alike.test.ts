import type { Crest } from '@soccer-legends/game-sdk/data';
import { expect, test } from 'vitest';
import { isAlike } from './question.ts';

const halves: Crest = {
  shape: 'round',
  field: 'halves',
  colors: ['red', 'white'],
  charge: 'star',
  chargeColor: 'gold',
};
const plain: Crest = { ...halves, field: 'plain', colors: ['red', 'red'] };

test.each<[string, Crest | null, Crest | null, boolean]>([
  ['a crest and itself', halves, { ...halves }, true],
  ['plain crests with different second colors', plain, { ...plain, colors: ['red', 'white'] }, true],
  ['another shape and field', halves, { ...halves, shape: 'oval', field: 'stripes' }, true],
  ['swapped colors', halves, { ...halves, colors: ['white', 'red'] }, false],
  ['another second color', halves, { ...halves, colors: ['red', 'navy'] }, true],
  ['another charge', halves, { ...halves, charge: 'moon' }, false],
  ['another color of the charge', halves, { ...halves, chargeColor: 'black' }, true],
  ['a crest and a real logo', halves, null, false],
  ['two real logos', null, null, false],
])('%s', (_which, one, other, alike) => {
  expect(isAlike(one, other)).toBe(alike);
});
