import { defineEntity, OptionalProps, p } from '@mikro-orm/core';
import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import { AlreadyAnswered, GameFinished, NotAnswered } from './career-game.errors.ts';

/** What was guessed in a round, and the server's verdict on it. */
export interface Answer {
  playerId: number;
  correct: boolean;
}

const CareerGameRow = defineEntity({
  name: 'CareerGame',
  tableName: 'career_game',
  properties: {
    id: p.uuid().primary(),
    /** Whom each round asks for. */
    playerIds: p.json<readonly number[]>(),
    answers: p.json<readonly Answer[]>(),
    /** From 1; one above the last round once the game is over. */
    currentRound: p.integer(),
    expiresAt: p.datetime().index('career_game_expires_at'),
  },
});

/** One game of Career Guess; the server's word on every round counts, not the client's. */
export class CareerGame extends CareerGameRow.class {
  /** What follows from the columns is none. */
  [OptionalProps]?: 'finished' | 'answered' | 'roundsWon' | 'correctPlayerId';

  get finished(): boolean {
    return this.currentRound > CAREER_ROUNDS;
  }

  /** Whether the current round has its guess. */
  get answered(): boolean {
    return this.answers.length >= this.currentRound;
  }

  get roundsWon(): number {
    return this.answers.filter(({ correct }) => correct).length;
  }

  /** Whom the current round asks for; after the last round, whom that one asked for. */
  get correctPlayerId(): number {
    return this.playerIds[Math.min(this.currentRound, CAREER_ROUNDS) - 1]!;
  }

  /** Takes a guess once; the same guess again answers as before, since a client may not have heard the answer. */
  guess(playerId: number, isCorrect: (correctPlayerId: number, round: number) => boolean): Answer {
    if (this.finished) throw new GameFinished();
    const before = this.answers[this.currentRound - 1];
    if (before && before.playerId !== playerId) throw new AlreadyAnswered();
    if (before) return before;
    const answer = { playerId, correct: isCorrect(this.correctPlayerId, this.currentRound) };
    this.answers = [...this.answers, answer];
    return answer;
  }

  /** Moves on from an answered round; asked again before the next guess, it stays where it is. */
  nextRound(): void {
    if (this.answered && !this.finished) this.currentRound += 1;
    else if (this.currentRound === 1) throw new NotAnswered();
  }
}
CareerGameRow.setClass(CareerGame);
