/** Token of a challenge: `c` and ten letters of Crockford's alphabet, which has no i, l, o and u. */
export const CHALLENGE_TOKEN = /^c[0-9a-hjkmnp-tv-z]{10}$/;

/** Number of days for which a challenge deals the same questions. */
export const CHALLENGE_DAYS = 90;

/** Returns whether a text has the form of a challenge's token. Only the server can check whether the token is valid. */
export function isChallengeToken(token: string): boolean {
  return CHALLENGE_TOKEN.test(token);
}

/**
 * `POST /api/challenges` creates a challenge, `GET /api/challenges/{token}` reads it. Its token deals the same round to
 * friends.
 */
export interface Challenge {
  token: string;
  /** ISO 8601 time after which the token is no longer valid. */
  expiresAt: string;
  /** From which `dealSeed` derives the seeds of the challenge's draws. */
  seed: string;
}
