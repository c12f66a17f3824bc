import { defineEntity, p } from '@mikro-orm/core';
import type { Answer } from './career-game.ts';

/** A game of Career Guess, until a day after its start. */
export const CareerGameRow = defineEntity({
  name: 'CareerGame',
  tableName: 'career_game',
  properties: {
    id: p.uuid().primary(),
    /** The player to guess in each round. */
    playerIds: p.json<readonly number[]>(),
    /** One for each answered round, in order. */
    answers: p.json<readonly Answer[]>(),
    /** From 1; one above the last round after the end of the game. */
    currentRound: p.integer(),
    expiresAt: p.datetime().index('career_game_expires_at'),
  },
});
