import { createRandom } from '@soccer-legends/game-sdk';
import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { check, filled, finished, LOSING, played, RIGHT, SWAPPED } from '../testing/game.ts';
import { testPuzzle } from '../testing/puzzle.ts';
import { playerGrid } from './player-grid.ts';
import { livesLeft, playersLeft, scoreOf, wrongAtLastCheck, type PlayerGridMove } from './state.ts';

testRulesContract('Player Grid', { rules: playerGrid, deal: { puzzle: testPuzzle() } });
testRulesContract('Player Grid of two', { rules: playerGrid, deal: { puzzle: testPuzzle(2) } });
testRulesContract('Player Grid of four', { rules: playerGrid, deal: { puzzle: testPuzzle(4) }, games: 10 });

const assist: PlayerGridMove = { kind: 'assist', returnsWrong: true };
const chance = createRandom(1);
const start = played();
/** The players who are in the same cell in both grids. */
const IN_PLACE = RIGHT.filter((player, cell) => SWAPPED[cell] === player);
/** The result of a lost game with the players of SWAPPED. */
const LOST = {
  outcome: 'lose',
  score: 0,
  roundsWon: 7,
  roundsTotal: 9,
  ...inRows(SWAPPED.map((player) => (IN_PLACE.includes(player) ? 'hit' : 'miss'))),
  named: IN_PLACE,
  shown: start.puzzle.players.map(({ id }) => id),
};
const full = played(...filled(RIGHT));
const wrong = played(...filled(SWAPPED), ...check);

describe('the start', () => {
  test('the start has three lives, no points, an empty grid and all players in the pool', () => {
    expect([livesLeft(start), scoreOf(start)]).toEqual([3, 0]);
    expect(start.cells).toEqual(Array(9).fill(null));
    expect(
      playersLeft(start)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(RIGHT);
    expect(playerGrid.effects?.(start)).toEqual([]);
  });

  test('orders the pool independently of the cells', () => {
    const firsts = Array.from(
      { length: 200 },
      (_, seed) => playerGrid.start({ puzzle: testPuzzle() }, createRandom(seed)).order[0],
    );
    expect(new Set(firsts).size).toBe(9);
  });
});

describe('placing', () => {
  test('moves a player from the pool to the cell', () => {
    const placed = played({ kind: 'place', player: 33, cell: 0 });
    expect(placed.cells[0]).toBe(33);
    expect(playersLeft(placed)).toHaveLength(8);
  });

  const placed = played({ kind: 'place', player: 11, cell: 4 });
  test.each<[string, number, number, string]>([
    ['onto another player', 12, 4, 'occupied'],
    ['onto the same player', 11, 4, 'occupied'],
    ['of a player who is already placed', 11, 5, 'notInTheList'],
    ['of an unknown player', 99, 5, 'notInTheList'],
    ['before the first cell', 12, -1, 'noCell'],
    ['after the last cell', 12, 9, 'noCell'],
    ['between two cells', 12, 0.5, 'noCell'],
  ])('%s changes nothing', (_what, player, cell, reason) => {
    expect(playerGrid.play(placed, { kind: 'place', player, cell }, chance)).toEqual({ accepted: false, reason });
  });

  test('into the last cell is possible', () => {
    expect(played({ kind: 'place', player: 11, cell: 8 }).cells[8]).toBe(11);
  });
});

describe('a check', () => {
  test.each([
    ['an empty grid', start],
    ['all but one cell', played(...filled(RIGHT).slice(1))],
  ])('a check of %s is rejected', (_what, state) => {
    expect(playerGrid.play(state, { kind: 'check' }, chance)).toEqual({ accepted: false, reason: 'incomplete' });
  });

  test('a check of the correct grid wins 50 points and nine cells', () => {
    expect(finished(played(...filled(RIGHT), ...check))).toEqual({
      outcome: 'win',
      score: 50,
      roundsWon: 9,
      roundsTotal: 9,
      ...inRows(Array.from({ length: 9 }, () => 'hit')),
      named: RIGHT,
      shown: LOST.shown,
    });
  });

  test('a check of a wrong grid costs a life and the game continues', () => {
    expect(livesLeft(wrong)).toBe(2);
    expect(wrongAtLastCheck(wrong)).toBe(2);
    expect(playerGrid.status(wrong)).toEqual({ phase: 'open' });
    expect(wrong.cells).toEqual(SWAPPED);
  });

  test('a check locks the game for a second, so that a double click is one check', () => {
    const checking = played(...filled(SWAPPED), { kind: 'check' });
    expect(playerGrid.status(checking)).toEqual({ phase: 'locked' });
    expect(playerGrid.effects?.(checking)).toEqual([
      { kind: 'timer', key: 'check 1', ms: 1000, purpose: 'feedback', move: { kind: 'checked' } },
    ]);
    for (const move of everyMoveOfAPlayer) {
      expect(playerGrid.play(checking, move, chance)).toEqual({ accepted: false, reason: 'locked' });
    }
  });

  test('a grid that was checked before cannot be checked again', () => {
    expect(playerGrid.play(wrong, { kind: 'check' }, chance)).toEqual({ accepted: false, reason: 'unchanged' });
    expect([...playerGrid.legalMoves(wrong)]).toEqual([{ kind: 'assist', returnsWrong: true }, { kind: 'solution' }]);
  });

  test('a third different wrong grid loses, and keeps its players', () => {
    const lost = played(...LOSING);
    expect(livesLeft(lost)).toBe(0);
    expect(finished(lost)).toEqual(LOST);
    expect(lost.cells).toEqual(SWAPPED);
  });
});

describe('the solution', () => {
  test('the solution is not available before a check', () => {
    expect(playerGrid.play(full, { kind: 'solution' }, chance)).toEqual({ accepted: false, reason: 'notChecked' });
  });

  test('the solution ends the game as a loss with the reason', () => {
    expect(finished(played(...filled(SWAPPED), ...check, { kind: 'solution' }))).toEqual({
      ...LOST,
      message: { key: 'sawSolution' },
    });
  });
});

describe('returning wrong players', () => {
  test('is off by default', () => {
    expect(start.returnsWrong).toBe(false);
  });

  test('empties only the wrong cells after a check', () => {
    const returned = played(assist, ...filled(SWAPPED), ...check);
    expect(returned.cells).toEqual([null, null, ...RIGHT.slice(2)]);
    expect(
      playersLeft(returned)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([11, 12]);
    expect(livesLeft(returned)).toBe(2);
  });

  test('applies to the latest check when it is switched on', () => {
    expect(played(...filled(SWAPPED), ...check, assist).cells.slice(0, 3)).toEqual([null, null, 13]);
  });

  test('does not judge a grid that was not checked', () => {
    expect(played(...filled(SWAPPED), assist).cells).toEqual(SWAPPED);
  });

  test('allows a normal win', () => {
    const repaired = [
      { kind: 'place', player: 11, cell: 0 },
      { kind: 'place', player: 12, cell: 1 },
    ] as const;
    expect(finished(played(assist, ...filled(SWAPPED), ...check, ...repaired, ...check))).toMatchObject({
      outcome: 'win',
      score: 50,
      roundsWon: 9,
    });
  });

  test('empties the wrong cells of a grid that is wrong in the same way again', () => {
    const again = [
      { kind: 'place', player: 12, cell: 0 },
      { kind: 'place', player: 11, cell: 1 },
    ] as const;
    const repeated = played(assist, ...filled(SWAPPED), ...check, ...again);
    expect(playerGrid.play(repeated, { kind: 'check' }, chance)).toEqual({ accepted: false, reason: 'unchanged' });
    const returned = played(assist, ...filled(SWAPPED), ...check, ...again, assist);
    expect([returned.cells.slice(0, 3), livesLeft(returned)]).toEqual([[null, null, 13], 2]);
  });
});

test('a late timer changes nothing', () => {
  expect(playerGrid.play(start, { kind: 'checked' }, chance).accepted).toBe(false);
  expect(playerGrid.play(wrong, { kind: 'checked' }, chance).accepted).toBe(false);
  const over = played(...filled(RIGHT), ...check);
  expect(playerGrid.play(over, { kind: 'checked' }, chance)).toEqual({ accepted: false, reason: 'over' });
});

const everyMoveOfAPlayer: readonly PlayerGridMove[] = [
  { kind: 'place', player: 11, cell: 0 },
  { kind: 'check' },
  { kind: 'assist', returnsWrong: true },
  { kind: 'solution' },
];

function inRows(marks: readonly string[]) {
  return { marks, board: [marks.slice(0, 3), marks.slice(3, 6), marks.slice(6)] };
}
