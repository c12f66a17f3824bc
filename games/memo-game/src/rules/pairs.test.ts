import { expect, test } from 'vitest';
import type { MemoCard } from './state.ts';
import { isPair } from './pairs.ts';

const photo: MemoCard = { playerId: 1, type: 'photo' };
const name: MemoCard = { playerId: 1, type: 'name' };

test.each<[string, MemoCard | undefined, MemoCard | undefined, boolean]>([
  ['photo and name of one player', photo, name, true],
  ['name and photo of one player', name, photo, true],
  ['two photos of one player', photo, { ...photo }, false],
  ['two names of one player', name, { ...name }, false],
  ['photo and name of two players', photo, { ...name, playerId: 2 }, false],
  ['a single card', photo, undefined, false],
  ['no card', undefined, undefined, false],
])('isPair of %s', (_what, one, other, expected) => {
  expect(isPair(one, other)).toBe(expected);
});
