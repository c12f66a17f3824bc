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
