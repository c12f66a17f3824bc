import { createRandom } from '@soccer-legends/game-sdk';
import type { RecallVerdict } from '@soccer-legends/game-sdk/data';
import { playMoves, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { testPuzzle } from '../testing/puzzle.ts';
import { gridGame } from './modes.ts';
import {
  emptyCells,
  isJudgeable,
  nextEmptyCell,
  recall,
  recallLivesLeft,
  recallScore,
  type RecallMove,
  type RecallState,
} from './recall.ts';

const FITS = { fits: true, points: 4, share: null, years: '2003–2009' } as const;
const FAILS = { fits: false, nationFits: true, clubFits: false } as const;

const deal = { mode: 'recall', puzzle: testPuzzle() } as const;
const answers = (): readonly RecallMove[] => [
  { kind: 'judged', verdict: FITS },
  { kind: 'judged', verdict: FAILS },
  { kind: 'notJudged' },
];
testRulesContract('Recall', { rules: recall, deal, answers });
testRulesContract('Player Grid in the mode Recall', { rules: gridGame, deal, answers });
testRulesContract('Player Grid in the classic mode', { rules: gridGame, deal: { ...deal, mode: 'classic' } });

const chance = createRandom(1);

function after(...moves: readonly RecallMove[]): RecallState {
  return playMoves(recall, recall.start(deal, chance), moves, chance);
}

const named = (cell: number, player = cell + 1): RecallMove => ({ kind: 'name', player, name: `P${player}`, cell });
const judged = (verdict: RecallVerdict): RecallMove => ({ kind: 'judged', verdict });
const right = (cell: number, points = 4) => [named(cell), judged({ ...FITS, points })];
const wrong = (cell = 0, player = 99) => [named(cell, player), judged(FAILS)];
const grid = Array.from({ length: 9 }, (_, cell) => cell);

test('starts with an empty grid, three lives and no points', () => {
  const start = after();
  expect([emptyCells(start), recallLivesLeft(start), recallScore(start)]).toEqual([grid, 3, 0]);
  expect(recall.effects?.(start)).toEqual([]);
});

describe('naming a player', () => {
  test('asks the server whether the player has the country of the column and the club of the row', () => {
    const state = after(named(5, 7));
    expect(recall.status(state)).toEqual({ phase: 'locked' });
    expect(recall.effects?.(state)).toEqual([
      { kind: 'request', key: 'answer 0', request: { playerId: 7, nation: 'FRA', teamId: 101 } },
    ]);
  });

  test.each<[string, RecallMove[], RecallMove, string]>([
    ['outside the grid', [], named(9), 'noCell'],
    ['for a filled cell', right(4), named(4, 99), 'occupied'],
    ['who is already in the grid', right(4), named(5, 5), 'used'],
    ['who was wrong in the same cell', wrong(4), named(4, 99), 'tried'],
    ['while another one is judged', [named(4)], named(5), 'locked'],
    ['after the end', [{ kind: 'giveUp' }], named(4), 'over'],
  ])('is rejected %s', (_when, moves, move, reason) => {
    expect(recall.play(after(...moves), move, chance)).toEqual({ accepted: false, reason });
  });

  test('is possible again for a player who was wrong elsewhere', () => {
    expect(after(...wrong(0), named(1, 99)).judged?.cell).toBe(1);
  });
});

test('a player who fits fills the cell and scores the points of the server', () => {
  const state = after(...right(4, 7), ...right(0, 2));
  expect(state.right.map(({ cell, points, years }) => [cell, points, years])).toEqual([
    [4, 7, '2003–2009'],
    [0, 2, '2003–2009'],
  ]);
  expect([recallScore(state), recallLivesLeft(state), emptyCells(state)]).toEqual([9, 3, [1, 2, 3, 5, 6, 7, 8]]);
});

test('a player who does not fit costs a life and leaves the cell empty', () => {
  const state = after(...wrong(4));
  expect([recallScore(state), recallLivesLeft(state), emptyCells(state)]).toEqual([0, 2, grid]);
  expect(state.wrong[0]).toMatchObject({ name: 'P99', nationFits: true, clubFits: false });
});

test('an answer that was not judged costs nothing and can be sent again', () => {
  const state = after(named(4), { kind: 'notJudged' });
  expect([state.latest, recallLivesLeft(state)]).toEqual(['failed', 3]);
  expect(after(named(4), { kind: 'notJudged' }, named(4)).judged?.cell).toBe(4);
});

describe('the game', () => {
  test('the game is won with a full grid, which scores 50 more', () => {
    const state = after(...wrong(), ...wrong(0, 98), ...grid.flatMap((cell) => right(cell, 5)));
    expect(recall.status(state)).toMatchObject({
      phase: 'over',
      result: { outcome: 'win', score: 95, roundsWon: 9, roundsTotal: 9, named: grid.map((cell) => cell + 1) },
    });
  });

  test('the game is lost with the third wrong player and keeps the points', () => {
    const state = after(...right(0, 8), ...wrong(1, 97), ...wrong(1, 98), ...wrong(1, 99));
    expect(recall.status(state)).toEqual({
      phase: 'over',
      result: {
        outcome: 'lose',
        score: 8,
        roundsWon: 1,
        roundsTotal: 9,
        marks: ['hit', 'miss', ...Array.from({ length: 7 }, () => 'none')],
        board: [
          ['hit', 'miss', 'none'],
          ['none', 'none', 'none'],
          ['none', 'none', 'none'],
        ],
        recalled: true,
        named: [1],
        shown: [97, 98, 99],
      },
    });
  });

  test('a cell that was answered after a wrong player is marked differently', () => {
    const { status } = recall;
    const over = status(after(...wrong(0), ...right(0, 8), { kind: 'giveUp' }));
    expect(over).toMatchObject({ result: { marks: ['near', ...Array.from({ length: 8 }, () => 'none')] } });
  });

  test('the game is lost by giving up, which the result mentions', () => {
    expect(recall.status(after(...right(0, 8), { kind: 'giveUp' }))).toMatchObject({
      phase: 'over',
      result: { outcome: 'lose', score: 8, message: { key: 'recall.gaveUp' } },
    });
  });
});

test.each([
  { filled: [], from: 3, next: 3 },
  { filled: [3], from: 3, next: 4 },
  { filled: [7, 8], from: 7, next: 0 },
  { filled: grid, from: 3, next: undefined },
])('the next empty cell from $from with $filled filled is $next', ({ filled, from, next }) => {
  expect(nextEmptyCell(after(...filled.flatMap((cell) => right(cell))), from)).toBe(next);
});

test('a grid without the id of a club or nation cannot be judged', () => {
  const puzzle = testPuzzle();
  expect(isJudgeable(puzzle)).toBe(true);
  expect(isJudgeable({ ...puzzle, countries: puzzle.countries.map((country) => ({ ...country, nation: '' })) })).toBe(
    false,
  );
  expect(isJudgeable({ ...puzzle, clubs: puzzle.clubs.map(({ id, name, logo }) => ({ id, name, logo })) })).toBe(false);
});

test('a move of one mode is rejected in the other', () => {
  const reject = { accepted: false, reason: 'otherMode' };
  expect(gridGame.play(gridGame.start(deal, chance), { kind: 'check' }, chance)).toEqual(reject);
  expect(gridGame.play(gridGame.start({ ...deal, mode: 'classic' }, chance), named(0), chance)).toEqual(reject);
});
