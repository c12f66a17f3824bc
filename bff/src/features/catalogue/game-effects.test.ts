import { expect, test } from 'vitest';
import { gameEffects } from './game-effects.ts';

test('a change gains and loses the games that differ', () => {
  expect(gameEffects(['a', 'b'], ['b', 'c'])).toEqual({ gains: ['c'], loses: ['a'] });
});
