import { createRandom } from '@soccer-legends/game-sdk';
import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';

const deal = { free: [0, 1, 2] };

testRulesContract('new-game', { rules: newGame, deal });

function played(parts: readonly number[]) {
  const random = createRandom(1);
  return parts.reduce(
    (state, part) => {
      const outcome = newGame.play(state, { kind: 'shoot', part }, random);
      if (!outcome.accepted) throw new Error(outcome.reason);
      return outcome.state;
    },
    newGame.start(deal, random),
  );
}

test.each([
  ['three goals', [0, 1, 2, 3, 4], 'win', 30],
  ['two goals', [0, 3, 1, 4, 5], 'win', 20],
  ['one goal', [3, 4, 0, 5, 6], 'lose', 10],
] as const)('%s', (_what, parts, outcome, score) => {
  expect(newGame.status(played(parts))).toMatchObject({ phase: 'over', result: { outcome, score } });
});

test.each([
  ['a part that was shot at', [0], 0, 'taken'],
  ['a part that does not exist', [], 9, 'taken'],
  ['a sixth shot', [0, 1, 2, 3, 4], 5, 'over'],
] as const)('rejects %s', (_what, before, part, reason) => {
  const outcome = newGame.play(played(before), { kind: 'shoot', part }, createRandom(1));
  expect(outcome).toEqual({ accepted: false, reason });
});
