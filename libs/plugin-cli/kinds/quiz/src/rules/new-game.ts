import { accept, countdownTimer, feedbackTimer, reject, type Rules } from '@soccer-legends/game-sdk';
import { ANSWER_MS, POINTS, QUESTIONS, type Question } from '../cups.ts';

export type NewGameDeal = { questions: readonly Question[] };
/** The state of a round with the answers so far, null for a timeout. It must survive JSON. */
export type NewGameState = NewGameDeal & { answers: readonly (string | null)[]; stage: 'asking' | 'answered' | 'over' };
/** `next`, and an answer of null, come from the timers in `effects`. */
export type NewGameMove = { kind: 'answer'; nation: string | null } | { kind: 'next' };

export const rightAnswers = ({ questions, answers }: NewGameState) =>
  questions.filter(({ winner }, index) => answers[index] === winner).length;

/** The rules: pure functions that know no screen, clock or network. */
export const newGame: Rules<NewGameDeal, NewGameState, NewGameMove, never, 'notPossible'> = {
  start: ({ questions }) => ({ questions, answers: [], stage: 'asking' }),
  play({ questions, answers, stage }, move) {
    if ((move.kind === 'next') !== (stage === 'answered')) return reject('notPossible');
    if (move.kind === 'next')
      return accept({ questions, answers, stage: answers.length < QUESTIONS ? 'asking' : 'over' });
    const options = questions[answers.length]?.options;
    if (!options || (move.nation !== null && !options.includes(move.nation))) return reject('notPossible');
    return accept({ questions, answers: [...answers, move.nation], stage: 'answered' });
  },
  status(state) {
    if (state.stage === 'answered') return { phase: 'locked' };
    if (state.stage === 'asking') return { phase: 'open' };
    const right = rightAnswers(state);
    const outcome = right > QUESTIONS / 2 ? 'win' : 'lose';
    return { phase: 'over', result: { outcome, score: right * POINTS, roundsWon: right, roundsTotal: QUESTIONS } };
  },
  effects({ answers: { length }, stage }) {
    if (stage === 'answered') return [feedbackTimer(`pause ${length}`, 1500, { kind: 'next' })];
    if (stage === 'over') return [];
    return [countdownTimer(`question ${length}`, ANSWER_MS, { kind: 'answer', nation: null })];
  },
  *legalMoves({ questions, answers, stage }) {
    const options = stage === 'asking' ? questions[answers.length]?.options : undefined;
    for (const nation of options ?? []) yield { kind: 'answer', nation };
  },
};
