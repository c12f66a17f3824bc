import { defineEntity, p } from '@mikro-orm/core';

/** A token that deals rounds for friends until it expires. The row has no data about the visitor who created it. */
export const ChallengeRow = defineEntity({
  name: 'Challenge',
  tableName: 'challenge',
  properties: {
    /** `c` and ten letters of Crockford's alphabet. */
    token: p.text().primary(),
    expiresAt: p.datetime().index('challenge_expires_at'),
  },
});

/** The result of a token's first request for a draw. Rows never change. */
export const DealAnswer = defineEntity({
  name: 'DealAnswer',
  tableName: 'deal_answer',
  properties: {
    token: p.text().primary(),
    /** Name of the draw, such as `card`. A token has one row for each draw. */
    draw: p.text().primary(),
    /** JSON as text, because `jsonb` would reorder the properties. */
    body: p.text(),
  },
});

/**
 * The draw under which a token has its own seeds: a text for tokens that had dealt before there was a key, the seeds of a
 * free round for its challenge.
 */
export const STORED_SEED = 'seed';
