import { createRandom, livesLeft, type GameResult } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import { playerWheel, spinTimer } from './player-wheel.ts';
import type { RestockRequest, SearchRequest, WheelDeal, WheelMove, WheelState } from './state.ts';

const chance = createRandom(1);
const start = playerWheel.start({ players: players(10) }, chance);

const SPIN: WheelMove = { kind: 'spin', still: false };
const LAND: WheelMove = { kind: 'land' };
const SEEN: WheelMove = { kind: 'feedbackSeen' };
const LEAVE: WheelMove = { kind: 'leave' };
const NOBODY: WheelMove = { kind: 'guess', text: 'nobody', chosenId: null };
const NOBODY_FOUND: WheelMove = { kind: 'searched', onlyHit: null };
const NEW_SET: WheelMove = { kind: 'restocked', players: players(10, 50) };
const NO_SET: WheelMove = { kind: 'restockFailed' };

for (const size of [10, 5, 2, 1]) {
  testRulesContract<WheelDeal, WheelState, WheelMove, RestockRequest | SearchRequest>(
    `Player Wheel with ${size} players`,
    {
      rules: playerWheel,
      deal: { players: players(size) },
      answers: (request) =>
        'text' in request
          ? [NOBODY_FOUND, { kind: 'searched', onlyHit: 1, found: 1 }]
          : [NEW_SET, { kind: 'restocked', players: players(3, 70) }, NO_SET],
    },
  );
}

describe('one player', () => {
  test('one player is picked at random before the spin, which ends at that place', () => {
    const spinning = played(start, SPIN);
    const guessing = played(spinning, LAND);
    expect(spinning.phase).toMatchObject({ kind: 'spinning', picked: pickedOf(guessing) });
  });

  test('one player stays on the wheel until the end of the verdict', () => {
    const feedback = named(start);
    const { id } = feedback.answers[0]!.player;
    expect(feedback.wheel).toHaveLength(10);
    const next = played(feedback, SEEN);
    expect(next.wheel).toHaveLength(9);
    expect(next.wheel.map((player) => player.id)).not.toContain(id);
  });

  test('one player is recorded with the trimmed guess', () => {
    const guessing = played(start, SPIN, LAND);
    const { answers } = played(guessing, { kind: 'guess', text: '  Pelé ', chosenId: null }, NOBODY_FOUND);
    expect(answers).toEqual([{ player: guessing.wheel[pickedOf(guessing)], given: 'Pelé', isCorrect: false }]);
  });
});

describe('the timers', () => {
  test('a spin has a random duration and its own key, and ignores the time setting', () => {
    const spinning = played(start, SPIN);
    const ms = spinning.phase.kind === 'spinning' ? spinning.phase.ms : 0;
    const timer = { kind: 'timer', key: spinTimer(0), ms, purpose: 'show', move: LAND };
    expect(playerWheel.effects?.(spinning)).toEqual([timer]);
    expect(playerWheel.effects?.(played(named(start), SEEN, SPIN))).toMatchObject([{ key: spinTimer(1) }]);
  });

  test('a spin without motion is over in 0.4 s', () => {
    expect(playerWheel.effects?.(played(start, { kind: 'spin', still: true }))).toMatchObject([{ ms: 400 }]);
  });

  test('the verdict is shown for 2 s', () => {
    expect(playerWheel.effects?.(named(start))).toEqual([
      { kind: 'timer', key: 'feedback 1', ms: 2000, purpose: 'feedback', move: SEEN },
    ]);
  });

  test('waiting for a spin has no timer', () => {
    expect(playerWheel.effects?.(start)).toEqual([]);
    expect(playerWheel.effects?.(played(start, SPIN, LAND))).toEqual([]);
  });
});

describe('moves at the wrong time are rejected', () => {
  const spinning = played(start, SPIN);
  const guessing = played(spinning, LAND);
  const searching = played(guessing, NOBODY);
  const feedback = played(searching, NOBODY_FOUND);
  const restocking = repeat(start, 7, named, SEEN);
  const over = played(start, LEAVE);

  test.each<[string, WheelState, readonly WheelMove[]]>([
    ['before a spin', start, [LAND, NOBODY, SEEN, NEW_SET, NO_SET]],
    ['during a spin', spinning, [SPIN, NOBODY, SEEN, NEW_SET, NO_SET]],
    ['during a question', guessing, [SPIN, LAND, NOBODY_FOUND, SEEN, NEW_SET, NO_SET]],
    ['during a search', searching, [SPIN, LAND, NOBODY, SEEN, NEW_SET, NO_SET]],
    ['during feedback', feedback, [SPIN, LAND, NOBODY, NOBODY_FOUND, NEW_SET, NO_SET]],
    ['while a new set loads', restocking, [SPIN, LAND, NOBODY, SEEN]],
    ['after the end', over, [SPIN, LAND, NOBODY, SEEN, NEW_SET, NO_SET, LEAVE]],
  ])('%s', (_when, state, moves) => {
    for (const move of moves) expect(playerWheel.play(state, move, chance)).toMatchObject({ accepted: false });
  });

  test.each(['', 'zl', ' zl '])('"%s" is rejected without a cost', (text) => {
    expect(playerWheel.play(guessing, { kind: 'guess', text, chosenId: null }, chance)).toEqual({
      accepted: false,
      reason: 'tooShort',
    });
  });

  test('the game is locked only while text is searched, a verdict is shown or a new set loads', () => {
    const phases = [start, spinning, guessing, searching, feedback, restocking].map(
      (state) => playerWheel.status(state).phase,
    );
    expect(phases).toEqual(['open', 'open', 'open', 'locked', 'locked', 'locked']);
  });
});

describe('typed text that is no part of the name', () => {
  const guessing = played(start, SPIN, LAND);
  const { id, name } = guessing.wheel[pickedOf(guessing)]!;
  const searching = played(guessing, { kind: 'guess', text: ' CR7 ', chosenId: null });
  const verdict = (onlyHit: number | null) => played(searching, { kind: 'searched', onlyHit }).answers.at(-1);

  test('is searched', () => {
    expect(playerWheel.effects?.(searching)).toEqual([{ kind: 'request', key: 'search 0', request: { text: 'CR7' } }]);
  });

  test('is right if the search finds only the player', () => {
    expect(verdict(id)).toMatchObject({ given: 'CR7', isCorrect: true, player: { id } });
  });

  test('is wrong if the search finds another player or several, or fails', () => {
    expect([verdict(id + 1), verdict(null)]).toMatchObject([{ isCorrect: false }, { isCorrect: false }]);
  });

  test('is no guess if no player has it in the name, and can be followed by one', () => {
    const again = played(searching, { kind: 'searched', onlyHit: null, found: 0 });
    expect(again.phase).toMatchObject({ kind: 'guessing', unknown: 'CR7' });
    expect(livesLeft(again.answers)).toBe(3);
    expect(played(again, { kind: 'guess', text: name, chosenId: id }).answers[0]!.isCorrect).toBe(true);
  });

  test('is not searched if it is a part of the name, or if a player was chosen', () => {
    const typed = played(guessing, { kind: 'guess', text: name.slice(2, 6), chosenId: null });
    const chosen = played(guessing, { kind: 'guess', text: 'CR7', chosenId: id + 1 });
    expect([typed, chosen].map(({ phase }) => phase.kind)).toEqual(['feedback', 'feedback']);
    expect([typed, chosen].map(({ answers }) => answers[0]!.isCorrect)).toEqual([true, false]);
  });
});

describe('a new set', () => {
  const six = repeat(start, 6, named, SEEN);
  const seven = played(named(six), SEEN);

  test('a new set is requested after seven players, not after six', () => {
    expect(six.phase.kind).toBe('idle');
    expect(seven.phase.kind).toBe('restocking');
    expect(seven.wheel).toHaveLength(3);
  });

  test('a new set is requested with all players who were asked about and its own seed', () => {
    const [effect] = playerWheel.effects?.(seven) ?? [];
    expect(effect).toMatchObject({ kind: 'request', key: 'restock 7' });
    const request = effect?.kind === 'request' ? effect.request : undefined;
    expect(request).toEqual({ asked: seven.answers.map(({ player }) => player.id), seed: expect.any(Number) });
  });

  test('a new set replaces the remaining three and restarts the count', () => {
    const restocked = played(seven, NEW_SET);
    expect(restocked).toMatchObject({ phase: { kind: 'idle' }, removed: 0, wheel: players(10, 50) });
    expect(repeat(restocked, 6, named, SEEN).phase.kind).toBe('idle');
    expect(repeat(restocked, 7, named, SEEN).phase.kind).toBe('restocking');
  });

  test('a new set is requested when one player of a small wheel is left', () => {
    const small = playerWheel.start({ players: players(3) }, chance);
    expect(played(named(small), SEEN).phase.kind).toBe('idle');
    expect(repeat(small, 2, named, SEEN)).toMatchObject({ phase: { kind: 'restocking' }, removed: 2 });
  });

  test('a new set that fails to load keeps the others on the wheel and is requested again after each of them', () => {
    const without = played(seven, NO_SET);
    expect(without).toMatchObject({ phase: { kind: 'idle' }, wheel: seven.wheel });
    const again = played(named(without), SEEN);
    expect(again.phase.kind).toBe('restocking');
    expect(again.wheel).toHaveLength(2);
  });

  test('a new set that never loads ends the game as a win when no player is left', () => {
    const [eight, nine] = [1, 2].map((more) => repeat(played(seven, NO_SET), more, named, SEEN, NO_SET));
    expect([eight!.wheel.length, nine!.wheel.length]).toEqual([2, 1]);
    const end = played(named(nine!), SEEN, NO_SET);
    expect(resultOf(end)).toMatchObject({ outcome: 'win', score: 160, roundsWon: 10, roundsTotal: 10 });
  });
});

describe('the end', () => {
  test('the end follows the feedback of the third wrong answer', () => {
    const two = repeat(start, 2, missed, SEEN);
    expect(two.phase.kind).toBe('idle');
    const three = missed(two);
    expect(playerWheel.status(three).phase).toBe('locked');
    expect(resultOf(played(three, SEEN))).toMatchObject({
      outcome: 'lose',
      score: 0,
      roundsWon: 0,
      livesUsed: 3,
      livesTotal: 3,
    });
  });

  test('the end has priority over a new set', () => {
    const six = repeat(repeat(start, 4, named, SEEN), 2, missed, SEEN);
    expect(played(missed(six), SEEN).phase.kind).toBe('over');
  });

  test.each<[string, WheelState, Partial<GameResult>]>([
    ['at once', start, { outcome: 'win', score: 0, roundsWon: 0, roundsTotal: 10 }],
    ['during a spin', played(start, SPIN), { outcome: 'win', score: 0 }],
    ['during a question', played(named(start), SEEN, SPIN, LAND), { outcome: 'win', score: 10, roundsWon: 1 }],
    ['during feedback', named(start), { outcome: 'win', score: 10, roundsWon: 1 }],
    ['with one life', repeat(start, 2, missed, SEEN), { outcome: 'win', score: 0, livesUsed: 2 }],
    [
      'while the last life is lost',
      missed(repeat(start, 2, missed, SEEN)),
      { outcome: 'lose', score: 0, livesUsed: 3 },
    ],
    ['while a new set loads', repeat(start, 7, named, SEEN), { outcome: 'win', score: 110, roundsWon: 7 }],
  ])('leaving %s', (_when, state, result) => {
    expect(resultOf(played(state, LEAVE))).toMatchObject(result);
  });

  test('after more than ten questions, the total is their number', () => {
    const twelve = repeat(played(repeat(start, 7, named, SEEN), NEW_SET), 5, named, SEEN);
    expect(resultOf(played(missed(twelve), LEAVE))).toMatchObject({ roundsWon: 12, roundsTotal: 13, score: 200 });
  });

  test('the end has the number of correct answers and a history with pictures', () => {
    const state = played(missed(played(named(start), SEEN)), SEEN, LEAVE);
    const [first, second] = state.answers;
    const { message, history } = resultOf(state);
    expect(message).toEqual({ key: 'result.named', values: { count: 1 } });
    expect(history).toEqual([
      {
        picture: { src: first!.player.photo, kind: 'portrait' },
        correctAnswer: first!.player.name,
        playerAnswer: first!.player.name,
        isCorrect: true,
        about: { player: first!.player.id },
      },
      {
        picture: { src: second!.player.photo, kind: 'portrait' },
        correctAnswer: second!.player.name,
        playerAnswer: 'nobody',
        isCorrect: false,
        about: { player: second!.player.id },
      },
    ]);
  });
});

function named(state: WheelState): WheelState {
  const guessing = played(state, SPIN, LAND);
  const { id, name } = guessing.wheel[pickedOf(guessing)]!;
  return played(guessing, { kind: 'guess', text: name, chosenId: id });
}

function missed(state: WheelState): WheelState {
  return played(state, SPIN, LAND, NOBODY, NOBODY_FOUND);
}

function repeat(from: WheelState, times: number, turn: (state: WheelState) => WheelState, ...moves: WheelMove[]) {
  let state = from;
  for (let time = 0; time < times; time++) state = played(turn(state), ...moves);
  return state;
}

function played(from: WheelState, ...moves: WheelMove[]): WheelState {
  return playMoves(playerWheel, from, moves, chance);
}

function pickedOf({ phase }: WheelState): number {
  if (!('picked' in phase)) throw new Error(`No player is picked in the phase "${phase.kind}".`);
  return phase.picked;
}

function resultOf(state: WheelState): GameResult {
  return resultOfRound(playerWheel, state);
}
