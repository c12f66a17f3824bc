import { expect, test } from 'vitest';
import { scoreOf } from './day-score.ts';

test.each([
  ['', 0, 0, undefined],
  ['w', 1, 0, 'won'],
  ['l', 0, 1, 'lost'],
  ['wl', 1, 1, 'drawn'],
  ['wwlwwwlwlw', 7, 3, 'won'],
  ['wlllw', 2, 3, 'lost'],
])('scores the fixtures "%s" as %i : %i, %s', (signs, won, lost, result) => {
  const fixtures = [...signs].map((sign) => ({ outcome: sign === 'w' ? ('win' as const) : ('lose' as const) }));
  expect(scoreOf(fixtures)).toEqual({ won, lost, result });
});
