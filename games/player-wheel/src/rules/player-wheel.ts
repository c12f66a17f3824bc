import {
  accept,
  feedbackTimer,
  livesLeft,
  quizResult,
  reject,
  showTimer,
  type Effect,
  type GameResult,
  type HistoryEntry,
  type Outcome,
  type Rules,
} from '@soccer-legends/game-sdk';
import { isRight, isTooShort, type Guess } from './guess.ts';
import { scoreOf } from './points.ts';
import { drawSpin } from './spin.ts';
import type {
  Answer,
  RestockRequest,
  SearchRequest,
  WheelDeal,
  WheelMove,
  WheelPhase,
  WheelRefusal,
  WheelState,
} from './state.ts';

const FEEDBACK_MS = 2000;
const REMOVED_BEFORE_NEW_SET = 7;

/**
 * Spins of a wheel of players. The picked player is asked, and then leaves the wheel; after seven, a new set is
 * fetched. A wrong answer costs one of `LIVES`, and `points.ts` has the points. The game ends without lives, or when the
 * visitor leaves.
 */
export const playerWheel: Rules<WheelDeal, WheelState, WheelMove, RestockRequest | SearchRequest, WheelRefusal> = {
  start: ({ players }) => ({ wheel: players, answers: [], removed: 0, phase: { kind: 'idle' } }),

  play(state, move, random) {
    const { wheel, phase } = state;
    if (phase.kind === 'over') return reject('over');
    if (move.kind === 'leave') return accept({ ...state, phase: { kind: 'over' } });
    if (!ACCEPTED_IN[move.kind].includes(phase.kind)) return reject(phase.kind);
    switch (move.kind) {
      case 'spin':
        return accept({ ...state, phase: { kind: 'spinning', ...drawSpin(wheel.length, move.still, random) } });
      case 'land':
        return accept({ ...state, phase: { kind: 'guessing', picked: pickedIn(phase) } });
      case 'guess':
        return guess(state, pickedIn(phase), move);
      case 'searched':
        return accept(afterSearch(state, move));
      case 'feedbackSeen':
        return accept(withoutPicked(state, pickedIn(phase), random.below(2 ** 31)));
      case 'restocked':
        return accept({ ...state, wheel: move.players, removed: 0, phase: { kind: 'idle' } });
      case 'restockFailed':
        return accept({ ...state, phase: { kind: wheel.length > 0 ? 'idle' : 'over' } });
    }
  },

  status(state) {
    switch (state.phase.kind) {
      case 'over':
        return { phase: 'over', result: resultOf(state.answers) };
      case 'searching':
      case 'feedback':
      case 'restocking':
        return { phase: 'locked' };
      default:
        return { phase: 'open' };
    }
  },

  effects({ phase, answers }): Effect<WheelMove, RestockRequest | SearchRequest>[] {
    const turn = answers.length;
    switch (phase.kind) {
      case 'spinning':
        return [showTimer(spinTimer(turn), phase.ms, { kind: 'land' })];
      case 'searching':
        return [{ kind: 'request', key: `search ${turn}`, request: { text: phase.text } }];
      case 'feedback':
        return [feedbackTimer(`feedback ${turn}`, FEEDBACK_MS, { kind: 'feedbackSeen' })];
      case 'restocking': {
        const asked = answers.map(({ player }) => player.id);
        return [{ kind: 'request', key: `restock ${turn}`, request: { asked, seed: phase.seed } }];
      }
      default:
        return [];
    }
  },

  *legalMoves({ wheel, phase }) {
    if (phase.kind === 'idle') {
      yield { kind: 'spin', still: false };
      yield { kind: 'spin', still: true };
    }
    if (phase.kind === 'spinning') yield { kind: 'land' };
    if (phase.kind === 'guessing') {
      const { id, name } = wheel[phase.picked]!;
      yield { kind: 'guess', text: name, chosenId: id };
      yield { kind: 'guess', text: name, chosenId: null };
      yield { kind: 'guess', text: 'somebody else', chosenId: id + 1 };
    }
  },
};

export function spinTimer(turn: number): string {
  return `spin ${turn}`;
}

const ACCEPTED_IN: Readonly<Record<Exclude<WheelMove['kind'], 'leave'>, readonly WheelPhase['kind'][]>> = {
  spin: ['idle'],
  land: ['spinning'],
  guess: ['guessing'],
  searched: ['searching'],
  feedbackSeen: ['feedback'],
  restocked: ['restocking'],
  restockFailed: ['restocking'],
};

function pickedIn(phase: WheelPhase): number {
  if ('picked' in phase) return phase.picked;
  throw new Error(`No player is picked in the phase "${phase.kind}".`);
}

function guess(state: WheelState, picked: number, move: Guess): Outcome<WheelState, WheelRefusal> {
  if (isTooShort(move)) return reject('tooShort');
  const text = move.text.trim();
  const isCorrect = isRight(move, state.wheel[picked]!);
  if (!isCorrect && move.chosenId === null) return accept({ ...state, phase: { kind: 'searching', picked, text } });
  return accept(answered(state, picked, text, isCorrect));
}

/**
 * Text that finds exactly one player counts as that player, as if chosen from the list. Text that finds nobody names no
 * player, so it is no guess and costs no life.
 */
function afterSearch(state: WheelState, { onlyHit, found }: Extract<WheelMove, { kind: 'searched' }>): WheelState {
  if (state.phase.kind !== 'searching') throw new Error('Nothing was searched.');
  const { picked, text } = state.phase;
  if (found === 0) return { ...state, phase: { kind: 'guessing', picked, unknown: text } };
  return answered(state, picked, text, onlyHit === state.wheel[picked]!.id);
}

function answered(state: WheelState, picked: number, given: string, isCorrect: boolean): WheelState {
  const answer = { player: state.wheel[picked]!, given, isCorrect };
  return { ...state, answers: [...state.answers, answer], phase: { kind: 'feedback', picked } };
}

function withoutPicked(state: WheelState, picked: number, seed: number): WheelState {
  const wheel = state.wheel.filter((_player, index) => index !== picked);
  const removed = state.removed + 1;
  const spent = removed >= REMOVED_BEFORE_NEW_SET || wheel.length <= 1;
  const lost = livesLeft(state.answers) === 0;
  return {
    ...state,
    wheel,
    removed,
    phase: lost ? { kind: 'over' } : spent ? { kind: 'restocking', seed } : { kind: 'idle' },
  };
}

/** Total shown in the results; a higher number of questions replaces it. */
export const ROUNDS = 10;

/** Returns the result. Leaving with a life left is a win, even without points. */
function resultOf(answers: readonly Answer[]): GameResult {
  const named = answers.filter(({ isCorrect }) => isCorrect).length;
  const history = answers.map(({ player, given, isCorrect }): HistoryEntry => ({
    picture: { src: player.photo, kind: 'portrait' },
    correctAnswer: player.name,
    playerAnswer: given,
    isCorrect,
    about: { player: player.id },
  }));
  return {
    ...quizResult({ history, score: scoreOf(answers), questions: Math.max(ROUNDS, answers.length) }),
    recalled: true,
    message: { key: 'result.named', values: { count: named } },
  };
}
