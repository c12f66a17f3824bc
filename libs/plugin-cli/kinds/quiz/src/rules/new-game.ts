import {
  accept,
  countdownTimer,
  feedbackTimer,
  reject,
  type Effect,
  type GameResult,
  type Rules,
} from '@soccer-legends/game-sdk';

export const QUESTIONS = 5;
/** Time for one answer, in milliseconds. */
export const ANSWER_MS = 15_000;
/** Points for a right answer. */
export const POINTS = 10;

const PAUSE_MS = 1500;
const RIGHT_TO_WIN = 3;

/** One question: which nation won the World Cup in a year? */
export interface Question {
  year: number;
  /** FIFA codes. */
  winner: string;
  options: readonly string[];
}

/** What `deal` returns and a round starts from. */
export interface NewGameDeal {
  questions: readonly Question[];
}

/** The state of a round. It must survive JSON. */
export interface NewGameState {
  readonly questions: readonly Question[];
  /** The answers so far; null for a timeout. */
  readonly answers: readonly (string | null)[];
  readonly stage: 'asking' | 'answered' | 'over';
}

/** `timeOut` and `next` come from the timers in `effects`. */
export type NewGameMove = { kind: 'answer'; nation: string } | { kind: 'timeOut' } | { kind: 'next' };

/** Why the rules reject a move. */
export type NewGameRefusal = 'over' | 'locked' | 'notAnOption';

/** The rules: pure functions that know no screen, clock or network. */
export const newGame: Rules<NewGameDeal, NewGameState, NewGameMove, never, NewGameRefusal> = {
  start: ({ questions }) => ({ questions, answers: [], stage: 'asking' }),

  play(state, move) {
    if (state.stage === 'over') return reject('over');
    if ((move.kind === 'next') !== (state.stage === 'answered')) return reject('locked');
    switch (move.kind) {
      case 'answer':
        if (!questionOf(state).options.includes(move.nation)) return reject('notAnOption');
        return accept({ ...state, answers: [...state.answers, move.nation], stage: 'answered' });
      case 'timeOut':
        return accept({ ...state, answers: [...state.answers, null], stage: 'answered' });
      case 'next':
        return accept({ ...state, stage: state.answers.length < state.questions.length ? 'asking' : 'over' });
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.stage === 'asking' ? 'open' : 'locked' };
  },

  effects({ stage, answers }): Effect<NewGameMove>[] {
    if (stage === 'over') return [];
    if (stage === 'asking') return [countdownTimer(clockOf(answers.length), ANSWER_MS, { kind: 'timeOut' })];
    return [feedbackTimer(`pause ${answers.length}`, PAUSE_MS, { kind: 'next' })];
  },

  *legalMoves(state) {
    if (state.stage !== 'asking') return;
    for (const nation of questionOf(state).options) yield { kind: 'answer', nation };
  },
};

/** Returns the current question, or during feedback the answered one. */
export function questionOf({ questions, answers, stage }: NewGameState): Question {
  return questions[answers.length - (stage === 'asking' ? 0 : 1)]!;
}

/** Returns the key of the countdown of the nth question. */
export function clockOf(question: number): string {
  return `question ${question}`;
}

/** Returns the number of right answers. */
export function rightAnswers({ questions, answers }: NewGameState): number {
  return answers.filter((answer, index) => answer === questions[index]!.winner).length;
}

function resultOf(state: NewGameState): GameResult {
  const right = rightAnswers(state);
  return {
    outcome: right >= RIGHT_TO_WIN ? 'win' : 'lose',
    score: right * POINTS,
    roundsWon: right,
    roundsTotal: state.questions.length,
  };
}
