/** Token of a challenge: `c` and ten letters of Crockford's alphabet, which has no i, l, o and u. */
export const CHALLENGE_TOKEN = /^c[0-9a-hjkmnp-tv-z]{10}$/;

/** Number of days for which a challenge deals the same questions. */
export const CHALLENGE_DAYS = 90;

/** Returns whether a text has the form of a challenge's token. Only the server can check whether the token is valid. */
export function isChallengeToken(token: string): boolean {
  return CHALLENGE_TOKEN.test(token);
}

/**
 * Header of a random response that a challenge can deal again: the name of its draw and its seed, such as
 * `connections 5f0c38aa92e1d407`.
 */
export const DRAW_HEADER = 'deal-draw';

/** A value of this header. */
export const FREE_DRAW = /^[A-Za-z0-9.]{1,30} [0-9a-f]{16}$/;

/** The seed of a free round: a whole number from 0 to 2³² − 1. */
export const FREE_SEED = /^\d{1,10}$/;

/** `POST /api/challenges`: the free round that the challenge deals again; without it, it deals a new round. */
export interface ChallengeStart {
  seed?: string;
  /** The random draws of the round, as in `DRAW_HEADER`. */
  draws?: readonly string[];
  /** Items that the round left out because recent rounds had them; see `DealContext.recent`. */
  recent?: readonly string[];
}

/**
 * `POST /api/challenges` creates a challenge, `GET /api/challenges/{token}` reads it. Its token deals the same round to
 * friends.
 */
export interface Challenge {
  token: string;
  /** ISO 8601 time after which the token is no longer valid. */
  expiresAt: string;
  /** From which `dealSeed` derives the seeds of the challenge's draws; in digits, the seed of the round itself. */
  seed: string;
  /** As in `ChallengeStart`. */
  recent?: readonly string[];
}
