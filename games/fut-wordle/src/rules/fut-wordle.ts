import {
  accept,
  feedbackTimer,
  reject,
  type Effect,
  type GameResult,
  type HistoryEntry,
  type Mark as ResultMark,
  type Rules,
} from '@soccer-legends/game-sdk';
import { writtenAnswer } from './answer.ts';
import { marksOf, type Mark } from './marks.ts';
import { winPoints } from './points.ts';
import type { WordleDeal, WordleMove, WordleRefusal, WordleState } from './state.ts';

export const ATTEMPTS = 6;
export const LENGTHS = [4, 5, 6, 7] as const;

const FLIP_MS = 350;
const NEXT_LETTER_MS = 90;
const VERDICT_MS = 1500;

export type Ending = 'won' | 'lost' | 'gaveUp';

/** Guesses of a last name, letter by letter. There is no dictionary, so any letters are a valid guess. */
export const futWordle: Rules<WordleDeal, WordleState, WordleMove, never, WordleRefusal> = {
  start: (deal) => ({ ...deal, guesses: [], hinted: false, gaveUp: false, stage: 'guessing' }),

  play(state, move) {
    const awaited = ACCEPTED_IN[move.kind];
    if (state.stage !== awaited) return reject(state.stage === 'over' ? 'over' : 'locked');
    switch (move.kind) {
      case 'guess':
        if (!isGuess(move.word, state.answer.word.length)) return reject('invalidGuess');
        return accept({ ...state, guesses: [...state.guesses, move.word], stage: 'turning' });
      case 'hint':
        return state.hinted ? reject('alreadyHinted') : accept({ ...state, hinted: true });
      case 'giveUp':
        return accept({ ...state, gaveUp: true, stage: 'verdict' });
      case 'turned':
        return accept({ ...state, stage: endingOf(state) ? 'verdict' : 'guessing' });
      case 'verdictSeen':
        return accept({ ...state, stage: 'over' });
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.stage === 'guessing' ? 'open' : 'locked' };
  },

  effects(state): Effect<WordleMove>[] {
    const { stage, guesses, answer } = state;
    if (stage === 'verdict') return [feedbackTimer('verdict', VERDICT_MS, { kind: 'verdictSeen' })];
    if (stage !== 'turning') return [];
    return [feedbackTimer(`turn ${guesses.length}`, FLIP_MS + NEXT_LETTER_MS * answer.word.length, { kind: 'turned' })];
  },

  *legalMoves({ answer: { word }, hinted, stage }) {
    if (stage !== 'guessing') return;
    yield { kind: 'guess', word };
    yield { kind: 'guess', word: [...word].reverse().join('') };
    yield { kind: 'guess', word: 'E'.repeat(word.length) };
    if (!hinted) yield { kind: 'hint' };
    yield { kind: 'giveUp' };
  },
};

export function endingOf({ answer, guesses, gaveUp }: WordleState): Ending | undefined {
  if (gaveUp) return 'gaveUp';
  if (guesses.at(-1) === answer.word) return 'won';
  return guesses.length >= ATTEMPTS ? 'lost' : undefined;
}

export function pointsToWin({ guesses, hinted }: WordleState): number {
  return winPoints(guesses.length + 1, hinted ? 1 : 0);
}

const ACCEPTED_IN: Readonly<Record<WordleMove['kind'], WordleState['stage']>> = {
  guess: 'guessing',
  hint: 'guessing',
  giveUp: 'guessing',
  turned: 'turning',
  verdictSeen: 'verdict',
};

// There is no dictionary, so any letters are a valid guess.
function isGuess(word: string, length: number): boolean {
  return word.length === length && /^[A-Z]+$/.test(word);
}

const SHARED_MARKS: Readonly<Record<Mark, ResultMark>> = { correct: 'hit', present: 'near', absent: 'none' };

const GAVE_UP = { key: 'verdict.gaveUp.title' };

function missed({ answer, guesses }: WordleState, player: number): HistoryEntry {
  return {
    correctAnswer: writtenAnswer(answer),
    playerAnswer: guesses.at(-1) ?? GAVE_UP,
    isCorrect: false,
    about: { player },
  };
}

function resultOf(state: WordleState): GameResult {
  const { answer, guesses, hinted } = state;
  const ending = endingOf(state);
  const won = ending === 'won';
  const marks = guesses.map((guess): ResultMark => (guess === answer.word ? 'hit' : 'miss'));
  return {
    outcome: won ? 'win' : 'lose',
    score: won ? winPoints(guesses.length, hinted ? 1 : 0) : 0,
    roundsWon: won ? 1 : 0,
    roundsTotal: 1,
    tries: { won: won ? guesses.length : null, most: ATTEMPTS },
    marks,
    board: guesses.map((guess) => marksOf(guess, answer.word).map((mark) => SHARED_MARKS[mark])),
    recalled: true,
    ...(answer.id !== undefined && (won ? { named: [answer.id] } : { history: [missed(state, answer.id)] })),
    ...(ending === 'gaveUp' && { message: GAVE_UP }),
  };
}
