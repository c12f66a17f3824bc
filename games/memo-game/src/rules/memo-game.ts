import {
  accept,
  countdownTimer,
  feedbackTimer,
  reject,
  showTimer,
  type Effect,
  type Outcome,
  type Rules,
} from '@soccer-legends/game-sdk';
import { isMatched, isOpenPair } from './pairs.ts';
import { resultOf } from './result.ts';
import type { MemoCard, MemoDeal, MemoMove, MemoRefusal, MemoState, PicturesRequest } from './state.ts';

export const CLOCK = 'clock';

const COMPARE_MS = 1000;
/** The game starts without pictures that take longer. */
const MAX_LAYING_MS = 1500;

/**
 * Pairs of a photo and a name. Every second card is a move; a pair that does not match is turned back after a pause.
 */
export const memoGame: Rules<MemoDeal, MemoState, MemoMove, PicturesRequest, MemoRefusal> = {
  start(deal, random) {
    const cards = deal.players.flatMap(({ id: playerId }): MemoCard[] => [
      { playerId, type: 'photo' },
      { playerId, type: 'name' },
    ]);
    return { ...deal, cards: random.shuffle(cards), open: [], compared: [], moves: 0, matches: [], phase: 'laying' };
  },

  play(state, move) {
    const { phase } = state;
    switch (move.kind) {
      case 'begin':
        return phase === 'laying' ? accept({ ...state, phase: 'playing' }) : reject(phase);
      case 'flip':
        return phase === 'playing' ? flip(state, move.place) : reject(phase);
      case 'compared':
        return phase === 'comparing' ? accept(compared(state)) : reject(phase);
      case 'timeUp':
        return clockRuns(state) ? accept({ ...compared(state), phase: 'over' }) : reject(phase);
    }
  },

  status(state) {
    if (state.phase === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.phase === 'playing' ? 'open' : 'locked' };
  },

  effects(state): Effect<MemoMove, PicturesRequest>[] {
    const { phase, players, moves, limitMs } = state;
    if (phase === 'laying') {
      const request = { photos: players.map(({ photo }) => photo) };
      return [{ kind: 'request', key: 'pictures', request }, showTimer('laying', MAX_LAYING_MS, { kind: 'begin' })];
    }
    const effects: Effect<MemoMove, PicturesRequest>[] = [];
    if (phase === 'comparing') effects.push(feedbackTimer(`compare ${moves}`, COMPARE_MS, { kind: 'compared' }));
    if (limitMs !== null && clockRuns(state)) effects.push(countdownTimer(CLOCK, limitMs, { kind: 'timeUp' }));
    return effects;
  },

  *legalMoves(state) {
    if (state.phase !== 'playing') return;
    for (const place of state.cards.keys()) if (canFlip(state, place)) yield { kind: 'flip', place };
  },
};

function canFlip(state: MemoState, place: number): boolean {
  return state.cards[place] !== undefined && !state.open.includes(place) && !isMatched(state, place);
}

function flip(state: MemoState, place: number): Outcome<MemoState, MemoRefusal> {
  if (!canFlip(state, place)) return reject('faceUp');
  const open = [...state.open, place];
  if (open.length === 1) return accept({ ...state, open });
  return accept({ ...state, open, compared: open, moves: state.moves + 1, phase: 'comparing' });
}

function compared(state: MemoState): MemoState {
  const { cards, open, moves, matches, players } = state;
  const card = isOpenPair(state) ? cards[open[0] ?? -1] : undefined;
  if (!card) return { ...state, open: [], phase: 'playing' };
  const found = [...matches, { playerId: card.playerId, move: moves }];
  return { ...state, open: [], matches: found, phase: found.length === players.length ? 'over' : 'playing' };
}

/** The clock stops when the last pair is turned, not after the pause. */
function clockRuns(state: MemoState): boolean {
  const { phase, limitMs, matches, players } = state;
  if (limitMs === null || (phase !== 'playing' && phase !== 'comparing')) return false;
  return !(isOpenPair(state) && matches.length + 1 === players.length);
}
