import { expect, test } from 'vitest';
import { scoreOf } from './day-score.ts';

test.each([
  ['', 0, 0, undefined],
  ['w', 1, 0, 'W'],
  ['l', 0, 1, 'L'],
  ['wl', 1, 1, 'D'],
  ['wwlwwwlwlw', 7, 3, 'W'],
  ['wlllw', 2, 3, 'L'],
])('scores the fixtures "%s" as %i : %i, %s', (signs, won, lost, letter) => {
  const fixtures = [...signs].map((sign) => ({ outcome: sign === 'w' ? ('win' as const) : ('lose' as const) }));
  expect(scoreOf(fixtures)).toEqual({ won, lost, letter });
});
