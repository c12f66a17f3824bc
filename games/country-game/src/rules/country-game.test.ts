import { createRandom, GameSession, type GameResult } from '@soccer-legends/game-sdk';
import { createManualClock, playMoves, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { tenPlayers } from '../testing/players.ts';
import { askedCard, countryGame, currentScore, isMatched, livesLeft, matchedCount, wasTried } from './country-game.ts';
import type { CountryDeal, CountryMove, CountryState } from './state.ts';

const deal: CountryDeal = { players: tenPlayers(), blind: false };
const chance = createRandom(1);
const start = begin();

testRulesContract('Country Match', { rules: countryGame, deal });

describe('how a game ends', () => {
  test.each([
    ['all ten and no life lost', [0], { outcome: 'win', score: 125, roundsWon: 10, livesUsed: 0 }, 'flawless'],
    ['all ten and one life lost on the first', [1], { outcome: 'win', score: 100, roundsWon: 10, livesUsed: 1 }, 'won'],
    ['all ten and one life lost on the last', [0, 0, 0, 0, 0, 0, 0, 0, 1], { score: 100, livesUsed: 1 }, 'won'],
    ['all ten and two lives lost', [1, 0, 1], { outcome: 'win', score: 100, livesUsed: 2 }, 'won'],
    ['three lives lost on the first card', [3], { outcome: 'lose', score: 0, roundsWon: 0, livesUsed: 3 }, 'lost'],
    [
      'three lives lost on different cards',
      [1, 1, 1],
      { outcome: 'lose', score: 20, roundsWon: 2, livesUsed: 3 },
      'lost',
    ],
    ['six matched', [0, 0, 0, 0, 0, 0, 3], { outcome: 'lose', score: 60, roundsWon: 6, livesUsed: 3 }, 'lost'],
  ])('%s', (_what, mistakes, result, ending) => {
    const over = playGame(mistakes);
    expect(countryGame.status(over)).toMatchObject({
      phase: 'over',
      result: { ...result, roundsTotal: 10, livesTotal: 3, message: { key: `endings.${ending}` } },
    });
    const status = countryGame.status(over);
    const { named, shown, marks } = (status as { result: GameResult }).result;
    expect(shown).toEqual(over.players.map(({ id }) => id));
    const matched = over.picks.filter(({ asked, card }) => asked === card).map(({ card }) => over.players[card]!.id);
    expect(named?.toSorted()).toEqual(matched.toSorted());
    const marked = mistakes.map((wrongCards, asked) => {
      if (ending === 'lost' && asked === matched.length) return 'miss';
      return wrongCards > 0 ? 'near' : 'hit';
    });
    expect(marks).toEqual([...marked, ...matched.slice(marked.length).map(() => 'hit')]);
  });

  test('moves after the end of a game are rejected', () => {
    const over = playGame([3]);
    for (const move of [{ kind: 'pick', card: askedCard(over) }, { kind: 'seen' }] as const) {
      expect(countryGame.play(over, move, chance)).toEqual({ accepted: false, reason: 'over' });
    }
    expect(countryGame.effects?.(over)).toEqual([]);
  });

  test('nine matched cards and two lost lives do not end the game', () => {
    const state = right(9, wrong(wrong(start)));
    expect(countryGame.status(state)).toEqual({ phase: 'open' });
    expect(currentScore(state)).toBe(90);
  });
});

describe('a pick', () => {
  test('a pick that is correct counts after its feedback, and the next country is asked', () => {
    const picked = played(start, { kind: 'pick', card: askedCard(start) });
    expect([currentScore(picked), matchedCount(picked), askedCard(picked)]).toEqual([0, 0, askedCard(start)]);
    const seen = played(picked, { kind: 'seen' });
    expect([currentScore(seen), matchedCount(seen), askedCard(seen)]).toEqual([10, 1, start.prompts[1]]);
  });

  test('a pick that is wrong costs a life after its feedback, and the country stays', () => {
    const picked = played(start, { kind: 'pick', card: start.prompts[5]! });
    expect(livesLeft(picked)).toBe(3);
    const seen = played(picked, { kind: 'seen' });
    expect(livesLeft(seen)).toBe(2);
    expect([currentScore(seen), askedCard(seen), seen.shown]).toEqual([0, askedCard(start), null]);
  });

  test('a pick of a card that was wrong before can be correct later', () => {
    const later = right(2, played(start, { kind: 'pick', card: start.prompts[1]! }, { kind: 'seen' }));
    expect(matchedCount(later)).toBe(2);
  });

  test.each<[string, CountryState, number, string]>([
    ['while the verdict of another card is shown', played(start, { kind: 'pick', card: 0 }), 1, 'locked'],
    ['of the same card while its verdict is shown', played(start, { kind: 'pick', card: 0 }), 0, 'locked'],
    ['of a matched card', right(1, start), start.prompts[0]!, 'matched'],
    ['of a card that was wrong for the same country', wrong(start), start.prompts[9]!, 'tried'],
    ['of a card that does not exist', start, 10, 'noSuchCard'],
  ])('%s is rejected', (_what, state, card, reason) => {
    expect(countryGame.play(state, { kind: 'pick', card }, chance)).toEqual({ accepted: false, reason });
  });

  test('a pick that was wrong can be made again for the next country', () => {
    const next = right(1, wrong(start));
    expect(wasTried(next, start.prompts[9]!)).toBe(false);
    expect(livesLeft(played(next, { kind: 'pick', card: start.prompts[9]! }, { kind: 'seen' }))).toBe(1);
  });

  test('a pick is shown for a second by its own timer', () => {
    const timer = { kind: 'timer', ms: 1000, purpose: 'feedback', move: { kind: 'seen' } };
    expect(countryGame.effects?.(start)).toEqual([]);
    expect(countryGame.effects?.(played(start, { kind: 'pick', card: 3 }))).toEqual([{ ...timer, key: 'pick 1' }]);
    const second = played(right(1, start), { kind: 'pick', card: start.prompts[1]! });
    expect(countryGame.effects?.(second)).toEqual([{ ...timer, key: 'pick 2' }]);
  });

  test('a pick counts once: a late timer is rejected', () => {
    expect(countryGame.play(right(1, start), { kind: 'seen' }, chance).accepted).toBe(false);
    expect(countryGame.play(start, { kind: 'seen' }, chance).accepted).toBe(false);
  });
});

test('two quick clicks in a running game are one pick, shown for one second', () => {
  const clock = createManualClock();
  const session = new GameSession<CountryDeal, CountryState, CountryMove, never>({
    rules: countryGame,
    game: { deal, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: () => Promise.reject(new Error('The rules list no requests.')),
    onError: (error) => {
      throw error;
    },
  });
  const asked = askedCard(session.snapshot().state);
  const other = (asked + 1) % 10;
  expect(session.play({ kind: 'pick', card: other })).toBeUndefined();
  expect(session.play({ kind: 'pick', card: asked })).toBe('locked');
  clock.pass(999);
  expect(livesLeft(session.snapshot().state)).toBe(3);
  clock.pass(1);
  expect(livesLeft(session.snapshot().state)).toBe(2);
  expect(session.snapshot().status).toEqual({ phase: 'open' });
});

test('each of the ten countries is asked once, in random order', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 1000; seed++) {
    const { prompts } = begin(seed);
    expect([...prompts].sort()).toEqual([...deal.players.keys()].sort());
    orders.add(prompts.join());
  }
  expect(orders.size).toBeGreaterThan(990);
});

/** Plays a whole game with these numbers of mistakes before each match. */
function playGame(mistakes: readonly number[]): CountryState {
  let state = start;
  for (let match = 0; countryGame.status(state).phase !== 'over'; match++) {
    for (let mistake = 0; mistake < (mistakes[match] ?? 0); mistake++) state = wrong(state);
    if (countryGame.status(state).phase !== 'over') state = right(1, state);
  }
  return state;
}

function right(count: number, from: CountryState): CountryState {
  let state = from;
  for (let match = 0; match < count; match++) {
    state = played(state, { kind: 'pick', card: askedCard(state) }, { kind: 'seen' });
  }
  return state;
}

function wrong(state: CountryState): CountryState {
  const card = state.prompts.findLast(
    (other) => other !== askedCard(state) && !isMatched(state, other) && !wasTried(state, other),
  )!;
  return played(state, { kind: 'pick', card }, { kind: 'seen' });
}

function begin(seed = 1): CountryState {
  return countryGame.start(deal, createRandom(seed));
}

function played(from: CountryState, ...moves: CountryMove[]): CountryState {
  return playMoves(countryGame, from, moves, chance);
}
