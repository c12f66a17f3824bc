import { createRandom } from '@soccer-legends/game-sdk';
import type { WordleAnswer } from '@soccer-legends/game-sdk/data';
import { playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { endingOf, futWordle, pointsToWin } from './fut-wordle.ts';
import type { WordleMove, WordleState } from './state.ts';

const muller: WordleAnswer = {
  word: 'MULLER',
  lastName: 'Müller',
  fullName: 'Thomas Müller',
  country: 'Germany',
  team: 'Bayern Munich',
  position: 'FW',
  also: ['Gerd Müller'],
};
const kane = { ...muller, word: 'KANE', lastName: 'Kane', fullName: 'Harry Kane', also: [] };

testRulesContract('FutWordle', { rules: futWordle, deal: { answer: muller } });
testRulesContract('FutWordle with four letters', { rules: futWordle, deal: { answer: kane } });

const chance = createRandom(1);
const start = futWordle.start({ answer: muller }, chance);
const wrong = guess('TORRES');
const right = guess('MULLER');

describe('how a game ends', () => {
  test.each([
    [1, 200, 190],
    [2, 175, 165],
    [6, 75, 65],
  ])('the correct name on attempt %i wins %i points, %i after a hint', (attempt, points, hinted) => {
    const guesses = [...wrongs(attempt - 1), ...right];
    const won = { outcome: 'win', roundsWon: 1, roundsTotal: 1 };
    expect(resultOf(played(...guesses))).toMatchObject({ ...won, score: points });
    expect(resultOf(played({ kind: 'hint' }, ...guesses))).toMatchObject({ ...won, score: hinted });
  });

  test('six wrong guesses lose, and five do not', () => {
    expect(futWordle.status(played(...wrongs(5)))).toEqual({ phase: 'open' });
    expect(resultOf(played(...wrongs(6)))).toMatchObject({ outcome: 'lose', score: 0, roundsWon: 0, roundsTotal: 1 });
  });

  test('giving up scores 0, even before the first guess', () => {
    const gone: WordleMove[] = [{ kind: 'giveUp' }, { kind: 'verdictSeen' }];
    expect(resultOf(played(...gone))).toMatchObject({ outcome: 'lose', score: 0, roundsWon: 0 });
    expect(resultOf(played(...wrongs(5), ...gone))).toMatchObject({ outcome: 'lose', score: 0 });
  });

  test('the result mentions that the player gave up', () => {
    expect(resultOf(played({ kind: 'giveUp' }, { kind: 'verdictSeen' })).message).toEqual({
      key: 'verdict.gaveUp.title',
    });
    expect(resultOf(played(...wrongs(6))).message).toBeUndefined();
  });
});

describe('while feedback is shown', () => {
  const turning = played({ kind: 'guess', word: 'TORRES' });
  const verdict = played({ kind: 'giveUp' });
  const over = played({ kind: 'giveUp' }, { kind: 'verdictSeen' });

  test.each<[string, WordleState, string]>([
    ['a turning row', turning, 'locked'],
    ['the verdict', verdict, 'locked'],
    ['a finished game', over, 'over'],
  ])('%s rejects guesses, hint and giving up', (_what, state, reason) => {
    for (const move of [{ kind: 'guess', word: 'MULLER' }, { kind: 'hint' }, { kind: 'giveUp' }] as const) {
      expect(futWordle.play(state, move, chance)).toEqual({ accepted: false, reason });
    }
  });

  test('a late timer changes nothing', () => {
    expect(futWordle.play(start, { kind: 'turned' }, chance).accepted).toBe(false);
    expect(futWordle.play(verdict, { kind: 'turned' }, chance).accepted).toBe(false);
    expect(futWordle.play(turning, { kind: 'verdictSeen' }, chance).accepted).toBe(false);
    expect(futWordle.play(over, { kind: 'verdictSeen' }, chance).accepted).toBe(false);
  });

  test.each([
    [kane, 'KANE', 350 + 4 * 90],
    [muller, 'MULLER', 350 + 6 * 90],
    [{ ...kane, word: 'HAALAND' }, 'HAALAND', 350 + 7 * 90],
  ])('the row of %o reveals its marks within 1.2 s', (answer, word, ms) => {
    const state = playedFrom(futWordle.start({ answer }, chance), { kind: 'guess', word });
    expect(futWordle.effects?.(state)).toEqual([
      { kind: 'timer', key: 'turn 1', ms, purpose: 'feedback', move: { kind: 'turned' } },
    ]);
    expect(ms).toBeLessThanOrEqual(1200);
  });

  test('each row has its own timer, and there is none while waiting for a guess', () => {
    const second = played(...wrong, { kind: 'guess', word: 'TORRES' });
    expect(futWordle.effects?.(second)).toMatchObject([{ key: 'turn 2' }]);
    expect(futWordle.effects?.(start)).toEqual([]);
  });

  test('the verdict appears after the last row is revealed', () => {
    const lastRow = played({ kind: 'guess', word: 'MULLER' });
    expect(lastRow.stage).toBe('turning');
    expect(endingOf(lastRow)).toBe('won');
    expect(playedFrom(lastRow, { kind: 'turned' }).stage).toBe('verdict');
  });
});

describe('a guess', () => {
  test.each(['', 'MULLE', 'MULLERS', 'müller', 'MÜLLER', 'MUL ER'])('a guess of "%s" is rejected', (word) => {
    expect(futWordle.play(start, { kind: 'guess', word }, chance)).toEqual({ accepted: false, reason: 'invalidGuess' });
  });

  test('a guess needs no dictionary, and may be repeated for another attempt', () => {
    expect(played(...guess('XQZXQZ'), ...guess('XQZXQZ')).guesses).toEqual(['XQZXQZ', 'XQZXQZ']);
  });
});

describe('the hint', () => {
  test('the hint is given once', () => {
    const hinted = played({ kind: 'hint' });
    expect(hinted.hinted).toBe(true);
    expect(futWordle.play(hinted, { kind: 'hint' }, chance)).toEqual({ accepted: false, reason: 'alreadyHinted' });
  });

  test('the hint costs 10 of the points for a win', () => {
    expect(pointsToWin(start)).toBe(200);
    expect(pointsToWin(played(...wrong, { kind: 'hint' }))).toBe(165);
  });
});

test.each([
  ['a win', [...guess('MILLER'), ...guess('MULLER')], { won: 2, most: 6 }, 'hohhhh hhhhhh'],
  ['a loss', wrongs(6), { won: null, most: 6 }, null],
  ['giving up', [...wrong, { kind: 'giveUp' }, { kind: 'verdictSeen' }] as WordleMove[], { won: null, most: 6 }, null],
])('the result of %s has its tries and a board of the letters', (_what, moves, tries, board) => {
  const state = played(...moves);
  const result = resultOf(state);
  expect(result).toMatchObject({ tries, marks: state.guesses.map((word) => (word === 'MULLER' ? 'hit' : 'miss')) });
  expect(result.board).toHaveLength(state.guesses.length);
  const letters = result.board?.map((row) => row.map((mark) => (mark === 'none' ? 'o' : mark[0])).join('')).join(' ');
  if (board !== null) expect(letters).toBe(board);
});

test('the result names the player after a win, and asks about the player after a loss', () => {
  const known = futWordle.start({ answer: { ...muller, id: 7 } }, chance);
  expect(resultOf(playedFrom(known, ...right))).toMatchObject({ recalled: true, named: [7] });
  const { named, history } = resultOf(playedFrom(known, ...wrongs(6)));
  expect(named).toBeUndefined();
  expect(history).toEqual([
    { correctAnswer: 'MÜLLER – Thomas Müller', playerAnswer: 'TORRES', isCorrect: false, about: { player: 7 } },
  ]);
  expect(resultOf(played(...right)).named).toBeUndefined();
});

function guess(word: string): WordleMove[] {
  const decided = word === 'MULLER';
  return [{ kind: 'guess', word }, { kind: 'turned' }, ...(decided ? [{ kind: 'verdictSeen' } as const] : [])];
}

function wrongs(count: number): WordleMove[] {
  const moves = Array.from({ length: count }, () => wrong).flat();
  return count === 6 ? [...moves, { kind: 'verdictSeen' }] : moves;
}

function played(...moves: WordleMove[]): WordleState {
  return playedFrom(start, ...moves);
}

function playedFrom(from: WordleState, ...moves: WordleMove[]): WordleState {
  return playMoves(futWordle, from, moves, chance);
}

function resultOf(state: WordleState) {
  return resultOfRound(futWordle, state);
}
