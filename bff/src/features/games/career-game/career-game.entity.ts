import { defineEntity, OptionalProps, p } from '@mikro-orm/core';
import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import { AlreadyAnswered, GameFinished, NotAnswered } from './career-game.errors.ts';

/** The guess of one round and whether it was right. */
export interface Answer {
  playerId: number;
  correct: boolean;
}

const CareerGameRow = defineEntity({
  name: 'CareerGame',
  tableName: 'career_game',
  properties: {
    id: p.uuid().primary(),
    /** The player to guess in each round. */
    playerIds: p.json<readonly number[]>(),
    answers: p.json<readonly Answer[]>(),
    /** From 1; one above the last round when the game is over. */
    currentRound: p.integer(),
    expiresAt: p.datetime().index('career_game_expires_at'),
  },
});

/** One game of Career Guess. The server judges every round; what a client claims does not count. */
export class CareerGame extends CareerGameRow.class {
  /** Derived, not stored. */
  [OptionalProps]?: 'finished' | 'answered' | 'roundsWon' | 'correctPlayerId';

  get finished(): boolean {
    return this.currentRound > CAREER_ROUNDS;
  }

  /** Whether the current round has a guess. */
  get answered(): boolean {
    return this.answers.length >= this.currentRound;
  }

  get roundsWon(): number {
    return this.answers.filter(({ correct }) => correct).length;
  }

  /** The player to guess in the current round, or in the last round once the game is over. */
  get correctPlayerId(): number {
    return this.playerIds[Math.min(this.currentRound, CAREER_ROUNDS) - 1]!;
  }

  /**
   * Records the guess of the current round. Idempotent, since a client retries when a response is lost. Throws
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

  /** Advances after an answered round; a repeated call changes nothing. Throws `NotAnswered` before the first guess. */
  nextRound(): void {
    if (this.answered && !this.finished) this.currentRound += 1;
    else if (this.currentRound === 1) throw new NotAnswered();
  }
}
CareerGameRow.setClass(CareerGame);
