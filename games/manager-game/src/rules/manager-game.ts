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
import { answerTo, historyEntry, TIME_EXPIRED } from './answer.ts';
import { score } from './points.ts';
import { nextCoach, OPTIONS, questionAbout, unused } from './question.ts';
import type { ManagerDeal, ManagerMove, ManagerRefusal, ManagerState, PictureRequest } from './state.ts';

export const ROUNDS = 10;
/** Time for one answer, in milliseconds. */
export const ANSWER_MS = 5000;
/** Fewer coaches are not enough for ten rounds. */
export const MIN_COACHES = 10;
/** Key of the countdown before the first round. */
export const READY_CLOCK = 'get ready';

const GET_READY_MS = 3000;
const MAX_LOADING_MS = 1500;
const PAUSE_MS = 1000;
const PAUSE_AFTER_RIGHT_MS = 1200;

/**
 * Questions about pictures of coaches, each with four names. The game ends after ten rounds, without lives, or when the
 * coaches run out.
 */
export const managerGame: Rules<ManagerDeal, ManagerState, ManagerMove, PictureRequest, ManagerRefusal> = {
  start({ coaches }, random) {
    const first = random.below(coaches.length);
    const question = questionAbout(first, { coaches, shown: [], offered: [] }, random);
    const nothing = { upcoming: null, ready: [], broken: [], history: [] };
    return { coaches, question, shown: [first], offered: [question.options], stage: 'gettingReady', ...nothing };
  },

  play(state, move, random) {
    if (!ACCEPTED_IN[move.kind].includes(state.stage)) return reject(state.stage === 'over' ? 'over' : 'locked');
    switch (move.kind) {
      case 'begin':
        return accept(withQuestion(state));
      case 'shown':
        return move.coach === awaitedPicture(state) ? accept(withPicture(state, move.coach)) : reject('notAwaited');
      case 'broken':
        return move.coach === awaitedPicture(state)
          ? accept(withoutPicture(state, move.coach, random))
          : reject('notAwaited');
      case 'waited':
        return accept({ ...state, stage: 'asking' });
      case 'answer':
        return state.question.options.includes(move.name) ? answered(state, move.name, random) : reject('notAnOption');
      case 'timeOut':
        return answered(state, TIME_EXPIRED, random);
      case 'next':
        return accept(afterPause(state));
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.stage === 'answered' || state.stage === 'unavailable' ? 'locked' : 'open' };
  },

  effects(state): Effect<ManagerMove, PictureRequest>[] {
    return [...timers(state), ...pictures(state)];
  },

  *legalMoves({ stage, question }) {
    if (stage === 'gettingReady') yield { kind: 'begin' };
    if (stage === 'asking') for (const name of question.options) yield { kind: 'answer', name };
  },
};

export function clockOf(coach: number): string {
  return `question ${coach}`;
}

const WITH_PICTURES = ['gettingReady', 'loading', 'asking', 'answered', 'unavailable'] as const;

const ACCEPTED_IN: Readonly<Record<ManagerMove['kind'], readonly ManagerState['stage'][]>> = {
  begin: ['gettingReady'],
  shown: WITH_PICTURES,
  broken: WITH_PICTURES,
  waited: ['loading'],
  answer: ['asking'],
  timeOut: ['asking'],
  next: ['answered', 'unavailable'],
};

function timers({ stage, shown, history }: ManagerState): Effect<ManagerMove>[] {
  const place = shown.length;
  switch (stage) {
    case 'gettingReady':
      return [feedbackTimer(READY_CLOCK, GET_READY_MS, { kind: 'begin' })];
    case 'loading':
      return [feedbackTimer(`loading ${place}`, MAX_LOADING_MS, { kind: 'waited' })];
    case 'asking':
      return [countdownTimer(clockOf(place), ANSWER_MS, { kind: 'timeOut' })];
    case 'answered':
      return [
        feedbackTimer(`pause ${place}`, history.at(-1)?.isCorrect ? PAUSE_AFTER_RIGHT_MS : PAUSE_MS, { kind: 'next' }),
      ];
    case 'unavailable':
      return [feedbackTimer(`pause ${place}`, PAUSE_MS, { kind: 'next' })];
    case 'over':
      return [];
  }
}

function pictures(state: ManagerState): Effect<ManagerMove, PictureRequest>[] {
  const coach = awaitedPicture(state);
  if (coach === undefined) return [];
  return [{ kind: 'request', key: `picture ${coach}`, request: { coach, photo: state.coaches[coach]!.photo } }];
}

/** Starts the countdown at once if the picture has loaded or failed. */
function withQuestion(state: ManagerState): ManagerState {
  const { question, ready, broken } = state;
  const settled = ready.includes(question.coach) || broken.includes(question.coach);
  return { ...state, stage: settled ? 'asking' : 'loading' };
}

function withPicture(state: ManagerState, coach: number): ManagerState {
  return { ...state, ready: [...state.ready, coach], stage: state.stage === 'loading' ? 'asking' : state.stage };
}

/** Replaces a coach whose picture is broken; the question does not count. */
function withoutPicture(state: ManagerState, coach: number, random: Random): ManagerState {
  const { stage } = state;
  const next = { ...state, broken: [...state.broken, coach] };
  if (!canBeLeftOut(coach, state)) return stage === 'loading' ? { ...next, stage: 'asking' } : next;
  const other = nextCoach(next, random)!;
  const question = questionAbout(other, next, random);
  // The question was not shown yet, so it is replaced silently.
  if (stage === 'gettingReady') return { ...next, question, shown: [other], offered: [question.options] };
  const seen = stage === 'loading' || stage === 'asking';
  return { ...next, upcoming: question, stage: seen ? 'unavailable' : stage };
}

function answered(state: ManagerState, answer: string, random: Random): Outcome<ManagerState, ManagerRefusal> {
  const { coaches, question } = state;
  const chosen = coaches.find(({ name }) => name === answer);
  const history = [...state.history, answerTo(coaches[question.coach]!, answer, chosen)];
  const ends = history.length >= ROUNDS || livesLeft(history) <= 0;
  const coach = ends ? undefined : nextCoach(state, random);
  const upcoming = coach === undefined ? null : questionAbout(coach, state, random);
  return accept({ ...state, history, upcoming, stage: 'answered' });
}

function afterPause(state: ManagerState): ManagerState {
  const { upcoming, shown, offered } = state;
  if (upcoming === null) return { ...state, stage: 'over' };
  return withQuestion({
    ...state,
    question: upcoming,
    upcoming: null,
    shown: [...shown, upcoming.coach],
    offered: [...offered, upcoming.options],
  });
}

function resultOf({ history }: ManagerState): GameResult {
  const result = quizResult({ history: history.map(historyEntry), score: score(history), questions: ROUNDS });
  const ranOut = result.outcome === 'win' && history.length < ROUNDS;
  return { ...result, ...(ranOut && { message: { key: 'ranOut' } }) };
}

/** If all pictures are broken, questions are asked without them. */
const MAX_DROPPED = 5;

/**
 * Returns the coach whose picture is loading: the current one, or the next one during the pause. Undefined if that
 * picture has loaded or failed.
 */
function awaitedPicture({ stage, question, upcoming, ready, broken }: ManagerState): number | undefined {
  if (stage === 'over') return undefined;
  const coach = stage === 'answered' || stage === 'unavailable' ? upcoming?.coach : question.coach;
  return coach === undefined || ready.includes(coach) || broken.includes(coach) ? undefined : coach;
}

function canBeLeftOut(coach: number, state: ManagerState): boolean {
  const others = unused(state).filter((other) => other !== coach);
  return state.broken.length < MAX_DROPPED && others.length >= OPTIONS;
}
