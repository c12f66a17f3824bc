import {
  accept,
  countdownTimer,
  feedbackTimer,
  livesLeft,
  quizResult,
  reject,
  type Effect,
  type GameResult,
  type Outcome,
  type Random,
  type Rules,
} from '@soccer-legends/game-sdk';
import { answerTo, historyEntry, TIMEOUT } from './answer.ts';
import { score } from './points.ts';
import { nextLogo, questionAbout } from './question.ts';
import type { LogoDeal, LogoMove, LogoRefusal, LogoState } from './state.ts';

export const QUESTIONS = 10;
/** Time for one answer, in milliseconds. */
export const ANSWER_MS = 5000;

const START_DELAY_MS = 200;
const MAX_LOADING_MS = 1500;
const PAUSE_MS = 1500;

/** Questions about blurred logos, each with four names. The game ends after ten questions or without lives. */
export const logoGame: Rules<LogoDeal, LogoState, LogoMove, never, LogoRefusal> = {
  start({ logos }, random) {
    const first = random.below(logos.length);
    const question = questionAbout(first, logos, random);
    return { logos, question, upcoming: null, shown: [first], broken: [], history: [], stage: 'starting' };
  },

  play(state, move, random) {
    if (!ACCEPTED_IN[move.kind].includes(state.stage)) return reject(state.stage === 'over' ? 'over' : 'locked');
    switch (move.kind) {
      case 'begin':
        return accept({ ...state, stage: 'loading' });
      case 'shown':
        return accept({ ...state, stage: 'asking' });
      case 'broken':
        return accept(withoutPicture(state, random));
      case 'answer':
        return state.question.options.includes(move.name) ? answered(state, move.name, random) : reject('notAnOption');
      case 'timeOut':
        return answered(state, TIMEOUT, random);
      case 'next':
      case 'retry':
        return accept(afterPause(state));
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: OPEN.includes(state.stage) ? 'open' : 'locked' };
  },

  effects({ stage, shown }): Effect<LogoMove>[] {
    // The keys contain the picture's number, so each picture has its own timers.
    const picture = shown.length;
    switch (stage) {
      case 'starting':
        return [feedbackTimer('start', START_DELAY_MS, { kind: 'begin' })];
      case 'loading':
        return [feedbackTimer(`loading ${picture}`, MAX_LOADING_MS, { kind: 'shown' })];
      case 'asking':
        return [countdownTimer(clockOf(picture), ANSWER_MS, { kind: 'timeOut' })];
      case 'answered':
      case 'unavailable':
        return [feedbackTimer(`pause ${picture}`, PAUSE_MS, { kind: 'next' })];
      case 'waiting':
      case 'over':
        return [];
    }
  },

  *legalMoves(state) {
    if (state.stage === 'loading') yield { kind: 'shown' };
    if (state.stage === 'asking') for (const name of state.question.options) yield { kind: 'answer', name };
    if (ACCEPTED_IN.broken.includes(state.stage)) yield { kind: 'broken' };
    if (state.stage === 'waiting') yield { kind: 'retry' };
  },
};

export function clockOf(picture: number): string {
  return `question ${picture}`;
}

const OPEN: readonly LogoState['stage'][] = ['loading', 'asking', 'waiting'];

const ACCEPTED_IN: Readonly<Record<LogoMove['kind'], readonly LogoState['stage'][]>> = {
  begin: ['starting'],
  shown: ['loading'],
  broken: ['loading', 'asking'],
  answer: ['asking'],
  timeOut: ['asking'],
  next: ['answered', 'unavailable'],
  retry: ['waiting'],
};

function answered(state: LogoState, answer: string, random: Random): Outcome<LogoState, LogoRefusal> {
  const { logos, question } = state;
  const history = [...state.history, answerTo(logos[question.logo]!, answer)];
  const ends = history.length >= QUESTIONS || livesLeft(history) <= 0;
  const logo = nextLogo(state, random) ?? question.logo;
  const upcoming = ends ? null : questionAbout(logo, logos, random);
  return accept({ ...state, history, upcoming, stage: 'answered' });
}

/**
 * Replaces a logo whose picture is broken; the question does not count. After two failures in a row, the connection is
 * probably to blame: the next picture would fail too, so the player decides when to go on.
 */
function withoutPicture(state: LogoState, random: Random): LogoState {
  const { logos, question, shown, broken } = state;
  const previous = shown.at(-2);
  const waits = previous !== undefined && broken.includes(previous);
  // A picture that failed because of the connection may be shown later.
  const known = [...(waits ? [] : broken), question.logo];
  const logo = nextLogo({ logos, shown, broken: known }, random) ?? question.logo;
  const upcoming = questionAbout(logo, logos, random);
  return { ...state, broken: known, upcoming, stage: waits ? 'waiting' : 'unavailable' };
}

function afterPause(state: LogoState): LogoState {
  const { upcoming, shown } = state;
  if (upcoming === null) return { ...state, stage: 'over' };
  return { ...state, question: upcoming, upcoming: null, shown: [...shown, upcoming.logo], stage: 'loading' };
}

function resultOf({ history }: LogoState): GameResult {
  return quizResult({ history: history.map(historyEntry), score: score(history), questions: QUESTIONS });
}
