import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import { problem } from '../../../platform/http/domain-error.ts';

export const CareerGameNotFound = problem(
  'careerGame.notFound',
  404,
  'There is no such game, or it was started more than a day ago. Start a new one.',
);
const AlreadyAnswered = problem(
  'careerGame.alreadyAnswered',
  409,
  'This round was already answered with a different player. Request the next round.',
);
const NotAnswered = problem(
  'careerGame.notAnswered',
  409,
  'This round has no guess yet. Send a guess, then request the next round.',
);
const GameFinished = problem('careerGame.finished', 409, 'All rounds of this game have been played. Start a new one.');

export interface Answer {
  playerId: number;
  correct: boolean;
}

/** How far a game has advanced. A game never goes back, so equal progress means equal answers. */
export interface Progress {
  /** From 1; one above the last round after the end of the game. */
  round: number;
  answers: number;
}

/** One game of Career Guess. The server judges every round and ignores results that a client claims. */
export class CareerGame {
  /** @param currentRound from 1; one above the last round after the end of the game */
  constructor(
    readonly id: string,
    readonly playerIds: readonly number[],
    public answers: readonly Answer[] = [],
    public currentRound = 1,
  ) {}

  get progress(): Progress {
    return { round: this.currentRound, answers: this.answers.length };
  }

  get finished(): boolean {
    return this.currentRound > CAREER_ROUNDS;
  }

  get answered(): boolean {
    return this.answers.length >= this.currentRound;
  }

  get roundsWon(): number {
    return this.answers.filter(({ correct }) => correct).length;
  }

  /** The player to guess in the current round, or in the last round after the end of the game. */
  get correctPlayerId(): number {
    return this.playerIds[Math.min(this.currentRound, CAREER_ROUNDS) - 1]!;
  }

  /**
   * Stores the guess of the current round. Idempotent, because a client retries after a lost response. Throws
   * `AlreadyAnswered` for a different guess and `GameFinished` after the last round.
   */
  guess(playerId: number, isCorrect: (correctPlayerId: number, round: number) => boolean): Answer {
    if (this.finished) throw new GameFinished();
    const before = this.answers[this.currentRound - 1];
    if (before && before.playerId !== playerId) throw new AlreadyAnswered();
    if (before) return before;
    const answer = { playerId, correct: isCorrect(this.correctPlayerId, this.currentRound) };
    this.answers = [...this.answers, answer];
    return answer;
  }

  /** Advances after an answered round; a repeated call has no effect. Throws `NotAnswered` before the first guess. */
  nextRound(): void {
    if (this.answered && !this.finished) this.currentRound += 1;
    else if (this.currentRound === 1) throw new NotAnswered();
  }
}
