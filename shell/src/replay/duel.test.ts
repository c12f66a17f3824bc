import { expect, test } from 'vitest';
import { standingOf } from './Duel.tsx';

test.each([
  ['more rounds won', { won: 9, score: 10 }, { won: 8, score: 99 }, 'ahead'],
  ['fewer rounds won', { won: 7, score: 99 }, { won: 8, score: 10 }, 'behind'],
  ['as many rounds and more points', { won: 8, score: 81 }, { won: 8, score: 80 }, 'ahead'],
  ['as many rounds and fewer points', { won: 8, score: 79 }, { won: 8, score: 80 }, 'behind'],
  ['the same result', { won: 8, score: 80 }, { won: 8, score: 80 }, 'level'],
] as const)('with %s, the visitor is %4$s', (_case, own, friend, standing) => {
  expect(standingOf(own, friend)).toBe(standing);
});
