import { defineEntity, p } from '@mikro-orm/core';
import type { Answer } from './career-game.ts';

export const CareerGameRow = defineEntity({
  name: 'CareerGame',
  tableName: 'career_game',
  properties: {
    id: p.uuid().primary(),
    playerIds: p.json<readonly number[]>(),
    answers: p.json<readonly Answer[]>(),
    currentRound: p.integer(),
    expiresAt: p.datetime().index('career_game_expires_at'),
  },
});
