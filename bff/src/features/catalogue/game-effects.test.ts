import { expect, test } from 'vitest';
import { gameEffects } from './game-effects.ts';

test('lists the games that a change adds and removes', () => {
  expect(gameEffects(['a', 'b'], ['b', 'c'])).toEqual({ gains: ['c'], loses: ['a'] });
});
