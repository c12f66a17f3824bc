import {
  accept,
  feedbackTimer,
  reject,
  type Effect,
  type Mark,
  type Rules,
  type Status,
} from '@soccer-legends/game-sdk';
import type { CareerDeal, CareerMove, CareerRefusal, CareerRequest, CareerState, Phase, RoundResult } from './state.ts';
import { ROUNDS } from './clues.ts';
import { pointsFor } from './points.ts';
import { roundsWonIn } from './round-results.ts';

/** How long the last verdict is shown before the results. A press ends it earlier. */
const LAST_VERDICT_MS = 4000;

/** Five rounds. The server judges each answer and deals the next player; both are requests. */
export const careerGuess: Rules<CareerDeal, CareerState, CareerMove, CareerRequest, CareerRefusal> = {
  start: ({ gameId, card }) => ({ gameId, round: 1, card, phase: { kind: 'answering' }, attempts: [], results: [] }),

  play(state, move) {
    if (!TURNS[move.kind].includes(state.phase.kind)) return reject('outOfTurn');
    if (move.kind === 'submit' && !(move.playerId > 0)) return reject('noChoice');
    return accept(after(state, move));
  },

  status({ phase, results }) {
    if (phase.kind === 'over') return ended(phase, results);
    return { phase: phase.kind === 'guessing' || phase.kind === 'advancing' ? 'locked' : 'open' };
  },

  effects,

  *legalMoves({ phase, card }) {
    if (phase.kind === 'stalled') yield { kind: 'continue' };
    if (phase.kind === 'dealt' || phase.kind === 'closing') yield { kind: 'proceed' };
    if (phase.kind !== 'answering') return;
    yield { kind: 'submit', playerId: card.id };
    yield { kind: 'submit', playerId: card.id + 1 };
  },
};

/** The phases in which each move is accepted. A second or late answer comes in another phase and is rejected. */
const TURNS: Readonly<Record<CareerMove['kind'], readonly Phase['kind'][]>> = {
  submit: ['answering'],
  verdict: ['guessing'],
  guessFailed: ['guessing'],
  dealt: ['advancing'],
  finished: ['advancing'],
  nextFailed: ['advancing'],
  continue: ['stalled'],
  proceed: ['dealt', 'closing'],
  gameGone: ['guessing', 'advancing'],
};

function after(state: CareerState, move: CareerMove): CareerState {
  switch (move.kind) {
    case 'submit':
      return { ...state, phase: { kind: 'guessing' }, attempts: [...state.attempts, move.playerId] };
    case 'guessFailed':
      return { ...state, phase: { kind: 'answering' } };
    case 'verdict':
      return judged(state, move);
    case 'nextFailed':
      return { ...state, phase: { kind: 'stalled', tries: triesOf(state) } };
    case 'continue':
      return { ...state, phase: { kind: 'advancing', tries: triesOf(state) + 1 } };
    case 'dealt':
      return { ...state, phase: { kind: 'dealt', round: move.round, card: move.card } };
    case 'proceed':
      return state.phase.kind === 'closing' ? over(state) : withNextRound(state);
    case 'finished':
      return over(state, { roundsWon: move.roundsWon });
    case 'gameGone':
      return over(state, { gone: true });
  }
}

function judged(state: CareerState, verdict: CareerMove & { kind: 'verdict' }): CareerState {
  const { round, attempts, results } = state;
  const selectedPlayerId = attempts.at(verdict.earlier ? -2 : -1) ?? attempts[0] ?? 0;
  const { correctPlayerId, correct: isCorrect } = verdict;
  const next = { ...state, results: [...results, { round, correctPlayerId, selectedPlayerId, isCorrect }] };
  return { ...next, phase: verdict.round >= ROUNDS ? { kind: 'closing' } : { kind: 'advancing', tries: 1 } };
}

function withNextRound(state: CareerState): CareerState {
  if (state.phase.kind !== 'dealt') return state;
  const { round, card } = state.phase;
  return { ...state, round, card, phase: { kind: 'answering' }, attempts: [] };
}

/** Returns the result whose verdict is shown before the next round or the results. */
export function shownResult({ phase, results }: CareerState): RoundResult | undefined {
  return SHOWING_VERDICT.includes(phase.kind) ? results.at(-1) : undefined;
}

const SHOWING_VERDICT: readonly Phase['kind'][] = ['advancing', 'stalled', 'dealt', 'closing'];

function over(state: CareerState, { roundsWon = roundsWonIn(state.results), gone = false } = {}): CareerState {
  return { ...state, phase: { kind: 'over', roundsWon, gone } };
}

function triesOf({ phase }: CareerState): number {
  return 'tries' in phase ? phase.tries : 0;
}

function ended({ roundsWon, gone }: Phase & { kind: 'over' }, results: readonly RoundResult[]): Status {
  const outcome = roundsWon === ROUNDS ? 'win' : 'lose';
  const marks = results.map(({ isCorrect }): Mark => (isCorrect ? 'hit' : 'miss'));
  return {
    phase: 'over',
    result: {
      outcome,
      score: pointsFor(roundsWon),
      roundsWon,
      roundsTotal: ROUNDS,
      // A round that was played in another tab has no result here.
      ...(roundsWonIn(results) === roundsWon && { marks }),
      recalled: true,
      named: results.filter(({ isCorrect }) => isCorrect).map(({ correctPlayerId }) => correctPlayerId),
      shown: results.map(({ correctPlayerId }) => correctPlayerId),
      message: { key: gone ? 'results.gone' : `results.${outcome}` },
    },
  };
}

/** Keys contain round and attempt, so a retry is a new request and a late response is ignored. */
function effects({ phase, gameId, round, card, attempts, results }: CareerState): Effect<CareerMove, CareerRequest>[] {
  if (phase.kind === 'guessing') {
    const playerId = attempts.at(-1) ?? 0;
    const wonBefore = roundsWonIn(results);
    const request = { kind: 'guess', gameId, playerId, round, correctPlayerId: card.id, wonBefore } as const;
    return [{ kind: 'request', key: `guess-${round}-${attempts.length}`, request }];
  }
  if (phase.kind === 'closing') return [feedbackTimer('last verdict', LAST_VERDICT_MS, { kind: 'proceed' })];
  if (phase.kind === 'advancing') {
    const wasCorrect = results.at(-1)?.isCorrect ?? false;
    const request = { kind: 'nextRound', gameId, wasCorrect, round } as const;
    return [{ kind: 'request', key: `next-round-${round}-${phase.tries}`, request }];
  }
  return [];
}
