import { createRandom } from '@soccer-legends/game-sdk';
import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';

const deal = { word: 'KROOS' };

testRulesContract('new-game', { rules: newGame, deal });

function played(letters: string) {
  const random = createRandom(1);
  return [...letters].reduce(
    (state, letter) => {
      const outcome = newGame.play(state, { kind: 'try', letter }, random);
      if (!outcome.accepted) throw new Error(outcome.reason);
      return outcome.state;
    },
    newGame.start(deal, random),
  );
}

test.each([
  ['without a miss', 'KROS', 'win', 60],
  ['with two misses', 'KAREOS', 'win', 40],
  ['not found', 'ABCDEF', 'lose', 0],
] as const)('%s', (_what, letters, outcome, score) => {
  expect(newGame.status(played(letters))).toMatchObject({ phase: 'over', result: { outcome, score } });
});

test.each([
  ['a letter that was tried', 'K', 'K'],
  ['a character that is not a letter', '', '!'],
  ['a letter after the end', 'KROS', 'A'],
] as const)('rejects %s', (_what, before, letter) => {
  const outcome = newGame.play(played(before), { kind: 'try', letter }, createRandom(1));
  expect(outcome).toEqual({ accepted: false, reason: 'notNow' });
});
