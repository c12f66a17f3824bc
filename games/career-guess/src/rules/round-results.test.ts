import { expect, test } from 'vitest';
import { stepsOf } from './round-results.ts';

const right = (round: number) => ({ round, correctPlayerId: 1, selectedPlayerId: 1, isCorrect: true });
const wrong = (round: number) => ({ round, correctPlayerId: 1, selectedPlayerId: 2, isCorrect: false });

test.each([
  ['the first round', 1, [], 'current ahead ahead ahead ahead'],
  ['a counted answer before the next round', 1, [right(1)], 'correct ahead ahead ahead ahead'],
  ['the middle', 3, [right(1), wrong(2)], 'correct wrong current ahead ahead'],
  ['the last round', 5, [right(1), wrong(2), right(3), right(4)], 'correct wrong correct correct current'],
  ['a round that was played in another tab', 3, [right(1)], 'correct wrong current ahead ahead'],
])('the dots show %s', (_what, round, results, steps) => {
  expect(stepsOf(round, results).join(' ')).toBe(steps);
});
