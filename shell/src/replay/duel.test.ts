import { expect, test } from 'vitest';
import { standingOf } from './Duel.tsx';

test.each([
  ['more rounds won', 'ahead', { won: 9, score: 10 }, { won: 8, score: 99 }],
  ['fewer rounds won', 'behind', { won: 7, score: 99 }, { won: 8, score: 10 }],
  ['as many rounds and more points', 'ahead', { won: 8, score: 81 }, { won: 8, score: 80 }],
  ['as many rounds and fewer points', 'behind', { won: 8, score: 79 }, { won: 8, score: 80 }],
  ['the same result', 'level', { won: 8, score: 80 }, { won: 8, score: 80 }],
] as const)('with %s, the visitor is %s', (_case, standing, own, friend) => {
  expect(standingOf(own, friend)).toBe(standing);
});
