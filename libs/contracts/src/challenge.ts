/** A token of a challenge: `c` and ten letters of Crockford's alphabet, which has no i, l, o and u. */
export const CHALLENGE_TOKEN = /^c[0-9a-hjkmnp-tv-z]{10}$/;

/** For how long a challenge deals the same questions. */
export const CHALLENGE_DAYS = 90;

/** Returns whether a text has the form of a challenge's token; the server knows which of them deal. */
export function isChallengeToken(token: string): boolean {
  return CHALLENGE_TOKEN.test(token);
}

/** `POST /api/challenges` creates one, `GET /api/challenges/{token}` reads it: a token that deals rounds for friends. */
export interface Challenge {
  token: string;
  /** As ISO 8601. The token deals nothing from then on. */
  expiresAt: string;
}
