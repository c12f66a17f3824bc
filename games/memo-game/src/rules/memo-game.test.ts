import { createRandom, type GameResult } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import { CLOCK, memoGame } from './memo-game.ts';
import { scoreOf } from './result.ts';
import type { MemoCard, MemoDeal, MemoMove, MemoState, PicturesRequest } from './state.ts';

const chance = createRandom(1);
const untimed: MemoDeal = { players: players(8), theme: null, limitMs: null };
const timed: MemoDeal = { players: players(8), theme: null, limitMs: 60_000 };
const BEGIN: MemoMove = { kind: 'begin' };
const COMPARED: MemoMove = { kind: 'compared' };
const TIME_UP: MemoMove = { kind: 'timeUp' };

// Both games use one seed, so their cards have the same order.
const start = played(memoGame.start(untimed, createRandom(1)), BEGIN);
const timedStart = played(memoGame.start(timed, createRandom(1)), BEGIN);

for (const [name, deal] of Object.entries({ untimed, timed })) {
  testRulesContract<MemoDeal, MemoState, MemoMove, PicturesRequest>(`Player Memo, ${name}`, {
    rules: memoGame,
    deal,
    answers: () => [BEGIN],
  });
}

describe('the cards', () => {
  test('the cards are sixteen: each player has a photo and a name', () => {
    const all = start.cards.map(({ playerId, type }) => `${playerId} ${type}`);
    expect(all.toSorted()).toEqual(untimed.players.flatMap(({ id }) => [`${id} name`, `${id} photo`]).toSorted());
  });

  test('the cards have a different order with a different seed', () => {
    const orders = [1, 2, 3].map((seed) => JSON.stringify(memoGame.start(untimed, createRandom(seed)).cards));
    expect(new Set(orders).size).toBe(3);
  });

  test('the cards cannot be turned before the pictures have loaded or 1.5 s have passed', () => {
    const laying = memoGame.start(timed, chance);
    expect(memoGame.status(laying)).toEqual({ phase: 'locked' });
    expect(memoGame.play(laying, { kind: 'flip', place: 0 }, chance)).toMatchObject({ accepted: false });
    expect(memoGame.effects?.(laying)).toEqual([
      { kind: 'request', key: 'pictures', request: { photos: timed.players.map(({ photo }) => photo) } },
      { kind: 'timer', key: 'laying', ms: 1500, purpose: 'show', move: BEGIN },
    ]);
  });
});

describe('turning cards', () => {
  test('the second card counts as a move, the first does not', () => {
    const one = played(start, flip(placeOf('photo', 1)));
    expect(one).toMatchObject({ moves: 0, phase: 'playing' });
    const two = played(one, flip(placeOf('name', 2)));
    expect(two).toMatchObject({ moves: 1, phase: 'comparing' });
  });

  test('photo and name of one player are a pair after 1 s, and stay open', () => {
    const pair = turned('photo', 3, 'name', 3);
    expect(memoGame.effects?.(pair)).toEqual([
      { kind: 'timer', key: 'compare 1', ms: 1000, purpose: 'feedback', move: COMPARED },
    ]);
    expect(scoreOf(pair)).toBe(0);
    const found = played(pair, COMPARED);
    expect(found).toMatchObject({ open: [], matches: [{ playerId: 3, move: 1 }], phase: 'playing' });
    expect(scoreOf(found)).toBe(10);
  });

  test.each<[string, MemoCard['type'], number, MemoCard['type'], number]>([
    ['photo and name of two players', 'photo', 3, 'name', 4],
    ['two photos', 'photo', 3, 'photo', 4],
    ['two names', 'name', 3, 'name', 4],
  ])('%s are turned back, and the move is counted', (_what, ...pair) => {
    expect(played(turned(...pair), COMPARED)).toMatchObject({ open: [], matches: [], moves: 1, phase: 'playing' });
  });

  test.each<[string, MemoState, number]>([
    ['a card that is face up', played(start, flip(5)), 5],
    ['a card of a found pair', played(turned('photo', 3, 'name', 3), COMPARED), placeOf('photo', 3)],
    ['a third card', turned('photo', 3, 'name', 4), placeOf('photo', 5)],
    ['the second of two open cards', turned('photo', 3, 'name', 4), placeOf('name', 4)],
    ['a card after the last', start, 16],
    ['a card before the first', start, -1],
    ['half a card', start, 0.5],
  ])('%s is rejected', (_what, state, place) => {
    expect(memoGame.play(state, flip(place), chance)).toMatchObject({ accepted: false });
  });

  test('each comparison has its own timer', () => {
    const again = played(turned('photo', 3, 'name', 4), COMPARED, flip(placeOf('photo', 3)), flip(placeOf('name', 4)));
    expect(memoGame.effects?.(again)).toMatchObject([{ key: 'compare 2' }]);
  });

  test('the screen is locked only while two cards are compared', () => {
    expect(memoGame.status(played(start, flip(0))).phase).toBe('open');
    expect(memoGame.status(turned('photo', 3, 'name', 4)).phase).toBe('locked');
    expect(memoGame.status(played(turned('photo', 3, 'name', 4), COMPARED)).phase).toBe('open');
  });
});

describe('the clock', () => {
  const clock = { kind: 'timer', key: CLOCK, ms: 60_000, purpose: 'countdown', move: TIME_UP };
  const oneLeft = foundIn(timedStart, 7);

  test.each<[string, MemoState, boolean]>([
    ['while the cards are laid out', memoGame.start(timed, chance), false],
    ['before the first card', timedStart, true],
    ['with one open card', played(timedStart, flip(0)), true],
    ['while two are compared', played(timedStart, flip(placeOf('photo', 3)), flip(placeOf('name', 4))), true],
    ['while a pair is shown', turnPair(timedStart, 3), true],
    ['with one pair left', oneLeft, true],
    ['with one closed card left', played(oneLeft, flip(placeOf('photo', 8))), true],
    ['when the last pair is open', turnPair(oneLeft, 8), false],
    ['after the end', played(turnPair(oneLeft, 8), COMPARED), false],
    ['without a limit', start, false],
  ])('%s: runs is %s', (_when, state, runs) => {
    const clocks = (memoGame.effects?.(state) ?? []).filter(({ key }) => key === CLOCK);
    expect(clocks).toEqual(runs ? [clock] : []);
    expect(memoGame.play(state, TIME_UP, chance).accepted).toBe(runs);
  });

  test('at 0:00 the game is lost with the found pairs', () => {
    expect(resultOf(played(foundIn(timedStart, 3), TIME_UP))).toMatchObject({
      outcome: 'lose',
      score: 30,
      roundsWon: 3,
      roundsTotal: 8,
      message: { key: 'result.timeUp', values: { found: 3, total: 8 } },
    });
  });

  test('a pair that is open at 0:00 counts, a single card or mismatch does not', () => {
    expect(resultOf(played(turnPair(timedStart, 3), TIME_UP))).toMatchObject({ outcome: 'lose', score: 10 });
    const others = played(timedStart, flip(placeOf('photo', 3)), flip(placeOf('name', 4)));
    expect(resultOf(played(others, TIME_UP))).toMatchObject({ outcome: 'lose', score: 0 });
    expect(resultOf(played(timedStart, flip(0), TIME_UP))).toMatchObject({ outcome: 'lose', score: 0 });
  });
});

describe('the end', () => {
  test('the end follows the pause after the last pair', () => {
    const last = turnPair(foundIn(start, 7), 8);
    expect(memoGame.status(last)).toEqual({ phase: 'locked' });
    expect(resultOf(played(last, COMPARED))).toMatchObject({
      outcome: 'win',
      score: 80,
      roundsWon: 8,
      roundsTotal: 8,
      message: { key: 'result.medal', values: { count: 8 } },
    });
  });

  test.each([
    [14, 'result.medal'],
    [15, 'result.won'],
  ])('a win in %i moves has the message %s', (moves, key) => {
    const miss = [flip(placeOf('photo', 1)), flip(placeOf('name', 2)), COMPARED];
    const missed = played(start, ...Array.from({ length: moves - 8 }, () => miss).flat());
    expect(resultOf(foundIn(missed, 8))).toMatchObject({ message: { key, values: { count: moves } } });
  });

  test('the end does not follow seven pairs', () => {
    expect(memoGame.status(foundIn(start, 7))).toEqual({ phase: 'open' });
  });

  test('the end marks every move, and lists the found pairs with their moves, then the others', () => {
    const miss = played(timedStart, flip(placeOf('photo', 3)), flip(placeOf('name', 4)), COMPARED);
    const { history = [], marks } = resultOf(played(miss, ...pairMoves(5), ...pairMoves(2), TIME_UP));
    expect(marks).toEqual(['miss', 'hit', 'hit']);
    const [five, two] = [timed.players[4]!, timed.players[1]!];
    expect(history).toHaveLength(8);
    expect(history.slice(0, 2)).toEqual([
      {
        picture: { src: five.photo, kind: 'portrait' },
        correctAnswer: five.name,
        playerAnswer: { key: 'history.found', values: { move: 2 } },
        isCorrect: true,
        about: { player: five.id },
      },
      {
        picture: { src: two.photo, kind: 'portrait' },
        correctAnswer: two.name,
        playerAnswer: { key: 'history.found', values: { move: 3 } },
        isCorrect: true,
        about: { player: two.id },
      },
    ]);
    expect(history.slice(2).every(({ isCorrect }) => !isCorrect)).toBe(true);
    expect(history[2]?.playerAnswer).toEqual({ key: 'history.missed' });
  });

  test('the end rejects late timers and cards', () => {
    const over = played(foundIn(timedStart, 1), TIME_UP);
    for (const move of [BEGIN, COMPARED, TIME_UP, flip(0)]) {
      expect(memoGame.play(over, move, chance)).toMatchObject({ accepted: false });
    }
  });

  test('a late timer is rejected during the game', () => {
    expect(memoGame.play(start, COMPARED, chance)).toMatchObject({ accepted: false });
    expect(memoGame.play(start, BEGIN, chance)).toMatchObject({ accepted: false });
  });
});

function placeOf(type: MemoCard['type'], playerId: number): number {
  return start.cards.findIndex((card) => card.type === type && card.playerId === playerId);
}

function flip(place: number): MemoMove {
  return { kind: 'flip', place };
}

function turned(type: MemoCard['type'], playerId: number, otherType: MemoCard['type'], otherId: number): MemoState {
  return played(start, flip(placeOf(type, playerId)), flip(placeOf(otherType, otherId)));
}

function turnPair(from: MemoState, playerId: number): MemoState {
  return played(from, ...pairMoves(playerId).slice(0, 2));
}

function pairMoves(playerId: number): MemoMove[] {
  return [flip(placeOf('photo', playerId)), flip(placeOf('name', playerId)), COMPARED];
}

function foundIn(from: MemoState, count: number): MemoState {
  return played(from, ...Array.from({ length: count }, (_, index) => pairMoves(index + 1)).flat());
}

function played(from: MemoState, ...moves: MemoMove[]): MemoState {
  return playMoves(memoGame, from, moves, chance);
}

function resultOf(state: MemoState): GameResult {
  return resultOfRound(memoGame, state);
}
