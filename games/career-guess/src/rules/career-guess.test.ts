import { createRandom } from '@soccer-legends/game-sdk';
import { resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { careerGuess, shownResult } from './career-guess.ts';
import type { CareerMove, CareerRequest, CareerState } from './state.ts';

const start = careerGuess.start({ gameId: 'g-1', card: card(1) }, createRandom(1));

testRulesContract<Parameters<typeof careerGuess.start>[0], CareerState, CareerMove, CareerRequest>('Career Guess', {
  rules: careerGuess,
  deal: { gameId: 'g-1', card: card(1) },
  answers: (request) =>
    request.kind === 'guess'
      ? [verdict(request.round, true), verdict(request.round, false), { kind: 'guessFailed' }, { kind: 'gameGone' }]
      : [dealt(request.round + 1), { kind: 'nextFailed' }, { kind: 'finished', roundsWon: 2 }, { kind: 'gameGone' }],
});

describe('a game is won with five correct rounds', () => {
  test.each(Array.from({ length: 32 }, (_, pattern) => [pattern.toString(2).padStart(5, '0').replaceAll('0', '✗')]))(
    'the rounds %s',
    (pattern) => {
      const verdicts = [...pattern].map((mark) => mark === '1');
      const won = verdicts.filter(Boolean).length;
      const end = playedThrough(verdicts);
      expect(end.results.map(({ round, isCorrect }) => [round, isCorrect])).toEqual(
        verdicts.map((isCorrect, index) => [index + 1, isCorrect]),
      );
      expect(resultOf(end)).toMatchObject({
        outcome: won === 5 ? 'win' : 'lose',
        score: won === 5 ? 100 : won * 10,
        roundsWon: won,
        roundsTotal: 5,
        marks: verdicts.map((right) => (right ? 'hit' : 'miss')),
        named: end.results.flatMap(({ isCorrect, correctPlayerId }) => (isCorrect ? [correctPlayerId] : [])),
        shown: end.results.map(({ correctPlayerId }) => correctPlayerId),
      });
    },
  );

  test('four correct rounds do not end the game', () => {
    expect(careerGuess.status(playedThrough([true, true, true, true])).phase).toBe('open');
  });
});

describe('an answer', () => {
  test('an answer is one request with a key for its round and attempt', () => {
    expect(requestsIn(played({ kind: 'submit', playerId: 7 }))).toEqual([
      {
        kind: 'request',
        key: 'guess-1-1',
        request: { kind: 'guess', gameId: 'g-1', playerId: 7, round: 1, correctPlayerId: 1, wonBefore: 0 },
      },
    ]);
  });

  test.each([0, -1, Number.NaN])('an answer without a player (%d) is rejected', (playerId) => {
    expect(careerGuess.play(start, { kind: 'submit', playerId }, createRandom(1))).toEqual({
      accepted: false,
      reason: 'noChoice',
    });
  });

  test('an answer counts once when it is submitted several times', () => {
    const sent = played({ kind: 'submit', playerId: 7 });
    expect(careerGuess.status(sent)).toEqual({ phase: 'locked' });
    expect(careerGuess.play(sent, { kind: 'submit', playerId: 7 }, createRandom(1)).accepted).toBe(false);
    const judged = played({ kind: 'submit', playerId: 7 }, verdict(1, true));
    expect(careerGuess.play(judged, verdict(1, true), createRandom(1)).accepted).toBe(false);
    expect(judged.results).toHaveLength(1);
  });

  test('an answer whose request fails keeps the round, and the next answer is a new attempt', () => {
    const failed = played({ kind: 'submit', playerId: 7 }, { kind: 'guessFailed' });
    expect(careerGuess.status(failed)).toEqual({ phase: 'open' });
    expect([failed.round, failed.results, failed.card]).toEqual([1, [], card(1)]);
    const again = played({ kind: 'submit', playerId: 7 }, { kind: 'guessFailed' }, { kind: 'submit', playerId: 8 });
    expect(requestsIn(again)).toMatchObject([{ key: 'guess-1-2', request: { playerId: 8 } }]);
  });

  test.each([
    ['the last one', false, 8],
    ['the one whose answer was lost', true, 7],
  ])('an answer of several attempts is recorded as %s', (_which, earlier, selectedPlayerId) => {
    const state = played(
      { kind: 'submit', playerId: 7 },
      { kind: 'guessFailed' },
      { kind: 'submit', playerId: 8 },
      { ...verdict(1, false), earlier },
    );
    expect(state.results).toEqual([{ round: 1, correctPlayerId: 1, selectedPlayerId, isCorrect: false }]);
  });

  test("an answer given in another tab is recorded with this tab's choice", () => {
    const state = played({ kind: 'submit', playerId: 7 }, { ...verdict(1, true), earlier: true });
    expect(state.results).toMatchObject([{ selectedPlayerId: 7, isCorrect: true }]);
  });
});

describe('after the verdict', () => {
  test.each([true, false])('the next round is requested with the last verdict (%s)', (correct) => {
    const state = played(
      { kind: 'submit', playerId: 7 },
      verdict(1, !correct),
      dealt(2),
      { kind: 'proceed' },
      { kind: 'submit', playerId: 8 },
      verdict(2, correct),
    );
    expect(requestsIn(state)).toEqual([
      {
        kind: 'request',
        key: 'next-round-2-1',
        request: { kind: 'nextRound', gameId: 'g-1', wasCorrect: correct, round: 2 },
      },
    ]);
  });

  test('a next round that fails to load waits for Continue, which repeats only that request', () => {
    const stalled = played({ kind: 'submit', playerId: 7 }, verdict(1, true), { kind: 'nextFailed' });
    expect([careerGuess.status(stalled), requestsIn(stalled)]).toEqual([{ phase: 'open' }, []]);
    expect(careerGuess.play(stalled, { kind: 'submit', playerId: 7 }, createRandom(1)).accepted).toBe(false);
    const again = play(stalled, { kind: 'continue' });
    expect(requestsIn(again)).toMatchObject([
      { key: 'next-round-1-2', request: { kind: 'nextRound', wasCorrect: true } },
    ]);
    const thrice = play(play(again, { kind: 'nextFailed' }), { kind: 'continue' });
    expect(requestsIn(thrice)).toMatchObject([{ key: 'next-round-1-3' }]);
  });

  test('a next round that has loaded waits until the player has seen the verdict', () => {
    const state = played({ kind: 'submit', playerId: 7 }, verdict(1, false), dealt(2));
    expect([careerGuess.status(state), requestsIn(state)]).toEqual([{ phase: 'open' }, []]);
    expect(state).toMatchObject({ round: 1, card: { id: 1 } });
    expect(shownResult(state)).toMatchObject({ round: 1, isCorrect: false });
    expect(shownResult(play(state, { kind: 'proceed' }))).toBeUndefined();
  });

  test('the next round has its own player and attempts, and sends no requests', () => {
    const state = played(
      { kind: 'submit', playerId: 7 },
      { kind: 'guessFailed' },
      { kind: 'submit', playerId: 7 },
      verdict(1, true),
      dealt(2),
      { kind: 'proceed' },
    );
    expect(state).toMatchObject({ round: 2, card: { id: 2 }, attempts: [], phase: { kind: 'answering' } });
    expect(requestsIn(state)).toEqual([]);
  });

  test.each([
    [4, 'advancing'],
    [5, 'closing'],
    [6, 'closing'],
  ])("the server's round %i leads to %s", (round, phase) => {
    expect(played({ kind: 'submit', playerId: 7 }, verdict(round, true)).phase.kind).toBe(phase);
  });

  test('the last verdict is shown for four seconds or until a press, followed by the results', () => {
    const closing = played({ kind: 'submit', playerId: 7 }, verdict(5, false));
    expect(shownResult(closing)).toMatchObject({ selectedPlayerId: 7, isCorrect: false });
    expect([careerGuess.status(closing), requestsIn(closing)]).toEqual([
      { phase: 'open' },
      [{ kind: 'timer', key: 'last verdict', ms: 4000, purpose: 'feedback', move: { kind: 'proceed' } }],
    ]);
    expect(careerGuess.status(play(closing, { kind: 'proceed' })).phase).toBe('over');
  });

  test.each([
    [5, 'win', 100],
    [4, 'lose', 40],
  ])('a server that ends the game with %i won rounds gives the result: %s', (roundsWon, outcome, score) => {
    const state = played({ kind: 'submit', playerId: 7 }, verdict(1, true), { kind: 'finished', roundsWon });
    expect(resultOf(state)).toMatchObject({ outcome, score, roundsWon });
    // This browser knows the verdict of only one round.
    expect(resultOf(state)?.marks).toEqual(roundsWon === 1 ? ['hit'] : undefined);
  });
});

describe('a game that the server no longer has', () => {
  test.each<[string, CareerMove[]]>([
    ['an answer', [{ kind: 'submit', playerId: 7 }]],
    ['the next round', [{ kind: 'submit', playerId: 7 }, verdict(1, false)]],
  ])('a game that the server no longer has ends when %s is requested, with the reason', (_what, moves) => {
    expect(resultOf(played(...moves, { kind: 'gameGone' }))).toMatchObject({
      outcome: 'lose',
      message: { key: 'results.gone' },
    });
  });
});

test.each<[string, CareerMove[], CareerMove]>([
  ['a verdict before an answer', [], verdict(1, true)],
  ['a round before a verdict', [{ kind: 'submit', playerId: 7 }], dealt(2)],
  ['a late failure after the verdict', [{ kind: 'submit', playerId: 7 }, verdict(1, true)], { kind: 'guessFailed' }],
  ['Continue while the round is loading', [{ kind: 'submit', playerId: 7 }, verdict(1, true)], { kind: 'continue' }],
  ['a second deal', [{ kind: 'submit', playerId: 7 }, verdict(1, true), dealt(2)], dealt(3)],
  [
    'an answer before the verdict was seen',
    [{ kind: 'submit', playerId: 7 }, verdict(1, true), dealt(2)],
    { kind: 'submit', playerId: 7 },
  ],
  ['the next round before it was dealt', [{ kind: 'submit', playerId: 7 }, verdict(1, true)], { kind: 'proceed' }],
  [
    'an answer after the last verdict',
    [{ kind: 'submit', playerId: 7 }, verdict(5, true)],
    { kind: 'submit', playerId: 7 },
  ],
  [
    'a press after the end',
    [{ kind: 'submit', playerId: 7 }, verdict(5, true), { kind: 'proceed' }],
    { kind: 'proceed' },
  ],
])('%s changes nothing', (_what, moves, late) => {
  expect(careerGuess.play(played(...moves), late, createRandom(1))).toEqual({ accepted: false, reason: 'outOfTurn' });
});

function card(id: number): Card {
  return { id, country: 'Denmark', nation: 'DEN', position: null, photo: null, career: [] };
}

function verdict(round: number, correct: boolean): CareerMove & { kind: 'verdict' } {
  return { kind: 'verdict', correct, round, correctPlayerId: round, earlier: false };
}

function dealt(round: number): CareerMove {
  return { kind: 'dealt', round, card: card(round) };
}

function play(state: CareerState, move: CareerMove): CareerState {
  const outcome = careerGuess.play(state, move, createRandom(1));
  if (!outcome.accepted) throw new Error(`${move.kind} was refused: ${outcome.reason}`);
  return outcome.state;
}

function played(...moves: CareerMove[]): CareerState {
  return moves.reduce(play, start);
}

function playedThrough(verdicts: readonly boolean[]): CareerState {
  return verdicts.reduce((state, correct, index) => {
    const judged = play(play(state, { kind: 'submit', playerId: 90 + index }), verdict(index + 1, correct));
    return play(index + 1 < 5 ? play(judged, dealt(index + 2)) : judged, { kind: 'proceed' });
  }, start);
}

function resultOf(state: CareerState) {
  return resultOfRound(careerGuess, state);
}

function requestsIn(state: CareerState) {
  return careerGuess.effects!(state);
}
