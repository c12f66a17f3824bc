import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { samplePuzzle } from '../puzzle/sample.ts';
import { A, B, C, D, mistakes, played, puzzleOf, refusal, selecting, startOf, tried } from '../testing/puzzle.ts';
import { checkOf, marksOfCheck } from './checks.ts';
import { footballConnections } from './football-connections.ts';
import { cardsLeft, foundGroups, hintOnShow, type ConnectionsState } from './state.ts';

for (const puzzle of [samplePuzzle(), puzzleOf([1, 1, 1, 1])]) {
  testRulesContract('Football Connections', {
    rules: footballConnections,
    deal: { puzzle, announcesOneAway: true },
  });
}

const start = startOf();

describe('selecting', () => {
  test('is limited to four, and the same card deselects', () => {
    const four = played(start, ...selecting(1, 5, 9, 13));
    expect(four.selected).toEqual([1, 5, 9, 13]);
    expect(refusal(four, { kind: 'toggle', player: 2 })).toBe('fourSelected');
    expect(played(four, ...selecting(5)).selected).toEqual([1, 9, 13]);
    expect(played(four, { kind: 'deselect' }).selected).toEqual([]);
  });

  test('accepts only players on the board', () => {
    expect(refusal(start, { kind: 'toggle', player: 17 })).toBe('notOnTheBoard');
    expect(refusal(played(start, ...A), { kind: 'toggle', player: 1 })).toBe('notOnTheBoard');
  });

  test('has a shortcut for the last four players, which is rejected earlier', () => {
    expect(refusal(played(start, ...A, ...B), { kind: 'selectLast' })).toBe('notLast');
    const last = played(start, ...A, ...B, ...C, { kind: 'selectLast' });
    expect(last.selected.toSorted((a, b) => a - b)).toEqual([13, 14, 15, 16]);
  });
});

describe('checking', () => {
  test.each([0, 1, 2, 3])('rejects %i selected players without a cost', (count) => {
    const state = played(start, ...selecting(...[1, 2, 3].slice(0, count)));
    expect(refusal(state, { kind: 'check' })).toBe('notFour');
  });

  test('finds a group by its four players in any order, and removes them from the board', () => {
    const state = played(start, ...tried(4, 2, 1, 3));
    expect(foundGroups(state).map(({ id }) => id)).toEqual(['a']);
    expect(state.selected).toEqual([]);
    expect(cardsLeft(state)).toHaveLength(12);
  });

  test.each([
    ['three of one group', [1, 2, 3, 5], true],
    ['two and two', [1, 2, 5, 6], false],
    ['one of each', [1, 5, 9, 13], false],
  ])('%s is a mistake and keeps them selected', (_what, players, oneAway) => {
    const state = played(start, ...tried(...players));
    expect(state.checks).toEqual([{ players, group: null, oneAway }]);
    expect(state.selected).toEqual(players);
  });

  test('locks the game for 600 ms, so that a second press has no effect', () => {
    const checking = played(start, ...selecting(1, 2, 3, 5), { kind: 'check' });
    expect(footballConnections.status(checking)).toEqual({ phase: 'locked' });
    expect(footballConnections.effects?.(checking)).toMatchObject([{ ms: 600, move: { kind: 'checked' } }]);
    for (const kind of ['check', 'hint', 'giveUp', 'deselect'] as const)
      expect(refusal(checking, { kind })).toBe('locked');
  });

  test('asks for confirmation before it counts the same four wrong players again', () => {
    const wrong = played(start, ...tried(1, 2, 3, 5));
    const asked = played(wrong, { kind: 'deselect' }, ...selecting(5, 3, 2, 1), { kind: 'check' });
    expect(asked).toMatchObject({ awaitsConfirmation: true, stage: 'checking' });
    expect(asked.checks).toHaveLength(1);
    const again = played(asked, { kind: 'checked' }, { kind: 'check' }, { kind: 'checked' });
    expect(again.checks).toHaveLength(2);
    expect(again.awaitsConfirmation).toBe(false);
  });

  test('withdraws the confirmation for another selection', () => {
    const asked = played(start, ...tried(1, 2, 3, 5), { kind: 'check' }, { kind: 'checked' });
    expect(asked.awaitsConfirmation).toBe(true);
    expect(played(asked, ...selecting(5)).awaitsConfirmation).toBe(false);
    const back = played(asked, ...selecting(5, 5), { kind: 'check' });
    expect(back.checks).toHaveLength(1);
  });
});

describe('the hint', () => {
  test('the hint describes the easiest missing group, whatever the order of the groups', () => {
    expect(hintOnShow(start)).toBeUndefined();
    expect(hintOnShow(played(start, { kind: 'hint' }))?.id).toBe('b');
    expect(hintOnShow(played(start, ...B, { kind: 'hint' }))?.id).toBe('a');
    expect(hintOnShow(played(start, ...A, ...B, ...C, { kind: 'hint' }))?.id).toBe('d');
  });

  test('the hint costs points once per group', () => {
    const hinted = played(start, { kind: 'hint' });
    expect(refusal(hinted, { kind: 'hint' })).toBe('hintOnShow');
    const found = played(hinted, ...B);
    expect(hintOnShow(found)).toBeUndefined();
    expect(resultOf(played(found, { kind: 'hint' }, ...A, ...C, ...D, { kind: 'verdictSeen' })).score).toBe(140);
  });

  test('the hint stays while other groups are found', () => {
    expect(hintOnShow(played(start, { kind: 'hint' }, ...A))?.id).toBe('b');
  });
});

describe('how a game ends', () => {
  test.each([
    [0, 150],
    [1, 130],
    [2, 120],
    [3, 110],
  ])('four groups win, with %i mistakes for %i points', (count, score) => {
    const won = played(start, ...mistakes(count), ...A, ...B, ...C, ...D);
    expect(won.stage).toBe('verdict');
    expect(resultOf(played(won, { kind: 'verdictSeen' }))).toMatchObject({
      outcome: 'win',
      score,
      roundsWon: 4,
      roundsTotal: 4,
      named: Array.from({ length: 16 }, (_, index) => index + 1),
    });
  });

  test('the fourth mistake loses, the third does not', () => {
    expect(played(start, ...mistakes(3)).stage).toBe('choosing');
    const lost = played(
      start,
      ...D,
      ...tried(1, 2, 5, 6),
      ...tried(1, 2, 5, 7),
      ...tried(1, 2, 5, 8),
      ...tried(1, 2, 9, 5),
    );
    expect(lost.stage).toBe('revealing');
    expect(resultOf(revealedWhole(lost))).toEqual({
      outcome: 'lose',
      score: 25,
      roundsWon: 1,
      roundsTotal: 4,
      named: [13, 14, 15, 16],
      shown: start.cards,
      marks: expect.anything(),
      board: expect.anything(),
    });
  });

  test('after a loss the missing groups appear one by one, the easiest first', () => {
    let state = played(start, ...mistakes(4));
    for (const revealed of [['b'], ['b', 'a'], ['b', 'a', 'c'], ['b', 'a', 'c', 'd']]) {
      expect(footballConnections.effects?.(state)).toMatchObject([{ ms: 400, move: { kind: 'reveal' } }]);
      state = played(state, { kind: 'reveal' });
      expect(state.revealed).toEqual(revealed);
    }
    expect(state.stage).toBe('verdict');
    expect(cardsLeft(state)).toEqual([]);
  });

  test('giving up loses with the found groups', () => {
    const gone = played(start, ...A, ...B, ...C, { kind: 'hint' }, { kind: 'giveUp' });
    expect(resultOf(revealedWhole(gone))).toEqual({
      outcome: 'lose',
      score: 70,
      roundsWon: 3,
      roundsTotal: 4,
      named: Array.from({ length: 12 }, (_, index) => index + 1),
      shown: start.cards,
      message: { key: 'verdict.gaveUp' },
      marks: ['hit', 'hit', 'hit', 'hint'],
      board: [...Array.from({ length: 3 }, () => ['hit', 'hit', 'hit', 'hit']), ['hint']],
    });
  });

  test('the result has a row for each check, with the hints before it', () => {
    const over = played(start, ...mistakes(1), { kind: 'hint' }, ...B, ...A, ...C, ...D, { kind: 'verdictSeen' });
    const whole = ['hit', 'hit', 'hit', 'hit'];
    expect(resultOf(over)).toMatchObject({
      marks: ['miss', 'hint', 'hit', 'hit', 'hit', 'hit'],
      board: [expect.not.arrayContaining(['hit']), ['hint', ...whole], whole, whole, whole],
    });
  });

  test.each([
    ['three of a group', [1, 2, 3, 5], 'near near near miss'],
    ['two pairs', [1, 2, 5, 6], 'near near miss miss'],
    ['four of different groups', [1, 5, 9, 13], 'miss miss miss miss'],
    ['a group', [1, 2, 3, 4], 'hit hit hit hit'],
  ])('the row of %s is %j', (_what, players, marks) => {
    const { groups } = start.puzzle;
    expect(marksOfCheck(checkOf(players, groups), groups).join(' ')).toBe(marks);
  });

  test('a finished game rejects moves and late timers', () => {
    const over = played(start, ...A, ...B, ...C, ...D, { kind: 'verdictSeen' });
    for (const kind of ['check', 'hint', 'giveUp', 'checked', 'reveal', 'verdictSeen'] as const) {
      expect(refusal(over, { kind })).toBe('over');
      if (kind === 'checked' || kind === 'reveal' || kind === 'verdictSeen')
        expect(refusal(start, { kind })).toBe('locked');
    }
  });
});

function revealedWhole(state: ConnectionsState): ConnectionsState {
  if (state.stage === 'revealing') return revealedWhole(played(state, { kind: 'reveal' }));
  return played(state, { kind: 'verdictSeen' });
}

function resultOf(state: ConnectionsState) {
  const status = footballConnections.status(state);
  if (status.phase !== 'over') throw new Error('The game is not over.');
  return status.result;
}
