import { createRandom, GameSession } from '@soccer-legends/game-sdk';
import { createManualClock, playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { deckOf, oneClubMen, realisticDeck } from '../testing/decks.ts';
import { connectGame } from './connect-game.ts';
import type { ConnectPlayer } from './pair.ts';
import { livesOf, pairsOf, type ConnectDeal, type ConnectMove, type ConnectState } from './state.ts';

for (const seconds of [null, 30, 60]) {
  testRulesContract(`Connect with timer ${seconds}`, {
    rules: connectGame,
    deal: { players: realisticDeck(seconds ?? 1), seconds },
  });
}
testRulesContract('Connect with five players', { rules: connectGame, deal: { players: oneClubMen(5), seconds: null } });
testRulesContract('Connect with six players', { rules: connectGame, deal: { players: oneClubMen(6), seconds: 30 } });

const chance = createRandom(1);

describe('how a game ends', () => {
  test.each([
    ['4 pairs with a timer do not end the game', 30, 4, null],
    ['5 pairs with half a minute win', 30, 5, { outcome: 'win', score: 35, roundsWon: 5, roundsTotal: 5 }],
    ['5 pairs with a minute win', 60, 5, { outcome: 'win', score: 35, roundsWon: 5, roundsTotal: 5 }],
    ['5 pairs without a timer do not end the game', null, 5, null],
    ['19 pairs without a timer do not end the game', null, 19, null],
    ['20 pairs without a timer win', null, 20, { outcome: 'win', score: 140, roundsWon: 20, roundsTotal: 20 }],
  ])('%s', (_what, seconds, pairs, result) => {
    const state = connectPairs(begin({ seconds }), pairs);
    if (result) expect(resultOf(state)).toMatchObject(result);
    else expect(connectGame.status(state)).toEqual({ phase: 'open' });
  });

  test('three wrong pairs lose, two do not', () => {
    const two = wrong(wrong(begin()));
    expect(connectGame.status(two)).toEqual({ phase: 'open' });
    expect(livesOf(two)).toBe(1);
    const three = wrongPick(two);
    expect(livesOf(three)).toBe(0);
    expect(three.ending).toBe('noLives');
    expect(resultOf(three)).toMatchObject({ outcome: 'lose', score: 0, roundsWon: 0, roundsTotal: 20 });
  });

  test('a game whose time runs out is lost and keeps its score', () => {
    const state = played(connectPairs(begin({ seconds: 30 }), 4), { kind: 'timeOver' });
    expect(state.ending).toBe('timeOver');
    expect(resultOf(state)).toMatchObject({ outcome: 'lose', score: 20, roundsWon: 4, roundsTotal: 5 });
  });

  test.each([
    [null, 5, 'tiers.goodTry'],
    [null, 8, 'tiers.goodTry'],
    [null, 9, 'tiers.expert'],
    [30, 2, 'tiers.dontGiveUp'],
    [30, 4, 'tiers.dontGiveUp'],
    [30, 5, 'tiers.goodTry'],
  ])('a game with timer %s and %i pairs ends with the message %s', (seconds, pairs, key) => {
    let state = connectPairs(begin({ seconds }), pairs);
    if (seconds !== null && !state.ending) state = played(state, { kind: 'timeOver' });
    if (seconds === null) state = wrongPick(wrong(wrong(state)));
    expect(resultOf(state).message).toEqual({ key });
  });

  test('the result of a game without an answer lists the players that the board showed', () => {
    const state = played(begin({ seconds: 30 }), { kind: 'timeOver' });
    expect(resultOf(state).shown).toEqual(state.slots.map((slot) => slot!.player.id));
  });

  test('the history names both clubs of a wrong pair', () => {
    const state = wrongPick(begin());
    const { player, club } = state.slots[0]!;
    const over = { ...state, over: true };
    expect(resultOf(over).history).toEqual([
      {
        correctAnswer: `${player.name} – ${club.name}`,
        playerAnswer: state.slots[1]!.club.name,
        isCorrect: false,
        about: { player: player.id },
      },
    ]);
  });

  test('the last verdict is shown before the end, and other moves are rejected', () => {
    const state = played(begin({ seconds: 30 }), { kind: 'timeOver' });
    expect(connectGame.status(state)).toEqual({ phase: 'locked' });
    for (const move of [pickOf('player', 0), { kind: 'timeOver' } as const]) {
      expect(connectGame.play(state, move, chance)).toEqual({ accepted: false, reason: 'locked' });
    }
    const over = played(state, { kind: 'endingSeen' });
    expect(connectGame.play(over, { kind: 'endingSeen' }, chance)).toEqual({ accepted: false, reason: 'over' });
    expect(connectGame.play(begin(), { kind: 'endingSeen' }, chance).accepted).toBe(false);
  });
});

test('five connected pairs on the board do not win while players are left', () => {
  let state = begin();
  for (let pair = 0; pair < 5; pair++) state = rightPick(state);
  expect(state.slots.every((slot) => slot?.isConnected)).toBe(true);
  expect(state.ending).toBeNull();
});

describe('a deck without new players', () => {
  test('with five players, five pairs win even without a timer', () => {
    const four = connectPairs(begin({ players: oneClubMen(5) }), 4);
    expect(connectGame.status(four)).toEqual({ phase: 'open' });
    expect(four.slots.filter((slot) => slot?.isConnected)).toHaveLength(4);
    expect(resultOf(rightPick(four))).toMatchObject({ outcome: 'win', score: 35, roundsWon: 5, roundsTotal: 20 });
  });

  test('with seven players, the seventh pair wins', () => {
    const six = connectPairs(begin({ players: oneClubMen(7) }), 6);
    expect(six.ending).toBeNull();
    expect(rightPick(six).ending).toBe('won');
  });

  test('after a wrong pair with one player left, one slot is filled and the other cleared', () => {
    const state = wrong(begin({ players: oneClubMen(6) }));
    expect(state.unused).toEqual([]);
    expect(state.slots[0]).toMatchObject({ isIncorrect: false });
    expect(state.slots[1]).toBeNull();
    expect(connectGame.status(state)).toEqual({ phase: 'open' });
  });

  test('after a wrong pair with no player left, both slots are cleared, and the game can still be won', () => {
    const cleared = wrong(begin({ players: oneClubMen(5) }));
    expect(cleared.slots.slice(0, 2)).toEqual([null, null]);
    expect([...connectGame.legalMoves(cleared)]).toHaveLength(6);
    expect(connectGame.play(cleared, pickOf('club', 0), chance)).toEqual({ accepted: false, reason: 'locked' });
    const two = connectPairs(cleared, 2);
    expect(two.ending).toBeNull();
    expect(rightPick(two).ending).toBe('won');
  });

  test('clearing the last open slots beside connected ones wins', () => {
    const three = connectPairs(begin({ players: oneClubMen(5) }), 3);
    expect(wrongPick(three).ending).toBeNull();
    expect(wrong(three).ending).toBe('won');
  });
});

describe('choosing', () => {
  test.each<[string, ConnectMove[], ConnectState['selected']]>([
    ['a player', [pickOf('player', 1)], { player: 1, club: null }],
    ['a club', [pickOf('club', 2)], { player: null, club: 2 }],
    ['the same player twice', [pickOf('player', 1), pickOf('player', 1)], { player: null, club: null }],
    ['the same club twice', [pickOf('club', 1), pickOf('club', 1)], { player: null, club: null }],
    ['another player', [pickOf('player', 1), pickOf('player', 3)], { player: 3, club: null }],
  ])('%s', (_what, moves, selected) => {
    expect(played(begin(), ...moves).selected).toEqual(selected);
  });

  test.each([
    ['player first', ['player', 'club']],
    ['club first', ['club', 'player']],
  ] as const)('two choices are judged as a pair, %s, and then cleared', (_order, [first, second]) => {
    const right = played(begin(), pickOf(first, 2), pickOf(second, 2));
    expect(right.slots[2]).toMatchObject({ isConnected: true, isIncorrect: false, incorrectAttempts: 0 });
    expect(right.selected).toEqual({ player: null, club: null });
    expect(pairsOf(right)).toBe(1);
    const mistaken = played(begin(), pickOf(first, 2), pickOf(second, 3));
    expect(pairsOf(mistaken)).toBe(0);
    expect(livesOf(mistaken)).toBe(2);
    for (const slot of [2, 3]) {
      expect(mistaken.slots[slot]).toMatchObject({ isConnected: false, isIncorrect: true, incorrectAttempts: 1 });
    }
    expect(mistaken.slots[1]).toMatchObject({ isIncorrect: false, incorrectAttempts: 0 });
  });
});

describe('while a verdict is shown', () => {
  const right = rightPick(begin({ seconds: 30 }));
  const mistaken = wrongPick(begin({ seconds: 30 }));

  test('only its slots are locked, in both columns', () => {
    for (const column of ['player', 'club'] as const) {
      expect(connectGame.play(right, pickOf(column, 0), chance)).toEqual({ accepted: false, reason: 'locked' });
      expect(connectGame.play(mistaken, pickOf(column, 1), chance)).toEqual({ accepted: false, reason: 'locked' });
    }
    expect(connectGame.status(right)).toEqual({ phase: 'open' });
    expect(pairsOf(played(right, pickOf('player', 3), pickOf('club', 3)))).toBe(2);
  });

  test('the verdict stays for 800 ms if correct and 1 s if wrong, and the clock continues', () => {
    const clock = { kind: 'timer', key: 'clock', ms: 30_000, purpose: 'countdown', move: { kind: 'timeOver' } };
    const verdict = { kind: 'timer', purpose: 'feedback', move: { kind: 'verdictSeen', attempt: 1 } };
    expect(connectGame.effects?.(right)).toEqual([{ ...verdict, key: 'verdict 1', ms: 800 }, clock]);
    expect(connectGame.effects?.(mistaken)).toEqual([{ ...verdict, key: 'verdict 1', ms: 1000 }, clock]);
    expect(connectGame.effects?.(begin({ seconds: 60 }))).toEqual([{ ...clock, ms: 60_000 }]);
    expect(connectGame.effects?.(begin())).toEqual([]);
  });

  test('two verdicts run in parallel and end separately', () => {
    const both = played(right, pickOf('player', 3), pickOf('club', 4));
    expect(connectGame.effects?.(both).map(({ key }) => key)).toEqual(['verdict 1', 'verdict 2', 'clock']);
    const second = played(both, { kind: 'verdictSeen', attempt: 2 });
    expect(second.slots[0]!.isConnected).toBe(true);
    expect(second.slots[3]!.isIncorrect).toBe(false);
    expect(connectGame.play(second, { kind: 'verdictSeen', attempt: 2 }, chance).accepted).toBe(false);
  });

  test('a pair connected before the time is over counts', () => {
    expect(resultOf(played(right, { kind: 'timeOver' }))).toMatchObject({ outcome: 'lose', score: 5, roundsWon: 1 });
  });

  test('a last life lost at the same moment as the time counts first', () => {
    const dead = wrongPick(wrong(wrong(begin({ seconds: 30 }))));
    expect(connectGame.play(dead, { kind: 'timeOver' }, chance).accepted).toBe(false);
    expect(connectGame.effects?.(dead)).toMatchObject([{ key: 'ending', ms: 1000, purpose: 'feedback' }]);
  });

  test('a game without a timer rejects the end of the time', () => {
    expect(connectGame.play(begin(), { kind: 'timeOver' }, chance).accepted).toBe(false);
  });
});

test('the clock continues during a verdict and can end the game', () => {
  const clock = createManualClock();
  const session = new GameSession<ConnectDeal, ConnectState, ConnectMove, never>({
    rules: connectGame,
    game: { deal: { players: oneClubMen(20), seconds: 30 }, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: () => Promise.reject(new Error('The rules list no requests.')),
    onError: (error) => {
      throw error;
    },
  });
  clock.pass(29_500);
  session.play(pickOf('player', 0));
  session.play(pickOf('club', 0));
  clock.pass(499);
  expect(session.snapshot().status.phase).toBe('open');
  clock.pass(1);
  expect(session.snapshot()).toMatchObject({ status: { phase: 'locked' }, state: { ending: 'timeOver' } });
  clock.pass(1000);
  expect(session.snapshot().status).toMatchObject({ phase: 'over', result: { outcome: 'lose', score: 5 } });
});

function begin({
  players = deckOf(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÜ'),
  seconds = null,
}: { players?: readonly ConnectPlayer[]; seconds?: number | null } = {}): ConnectState {
  return connectGame.start({ players, seconds }, createRandom(7));
}

function pickOf(column: 'player' | 'club', slot: number): ConnectMove {
  return { kind: 'pick', column, slot };
}

function openSlots({ slots }: ConnectState): number[] {
  return slots.flatMap((slot, index) => (slot && !slot.isConnected && !slot.isIncorrect ? [index] : []));
}

function rightPick(state: ConnectState): ConnectState {
  const [slot] = openSlots(state);
  return played(state, pickOf('player', slot!), pickOf('club', slot!));
}

function wrongPick(state: ConnectState): ConnectState {
  const [one, other] = openSlots(state);
  return played(state, pickOf('player', one!), pickOf('club', other!));
}

function wrong(state: ConnectState): ConnectState {
  const after = wrongPick(state);
  return played(after, { kind: 'verdictSeen', attempt: after.attempts.length });
}

function connectPairs(state: ConnectState, pairs: number): ConnectState {
  let after = state;
  for (let pair = 0; pair < pairs; pair++) {
    after = rightPick(after);
    if (!after.ending) after = played(after, { kind: 'verdictSeen', attempt: after.attempts.length });
  }
  return after;
}

function played(from: ConnectState, ...moves: ConnectMove[]): ConnectState {
  return playMoves(connectGame, from, moves, chance);
}

function resultOf(state: ConnectState) {
  const over = state.over ? state : played(state, { kind: 'endingSeen' });
  return resultOfRound(connectGame, over);
}
