import { randomBytes } from 'node:crypto';

const ACCEPTED = /^[A-Za-z0-9-]{8,64}$/;

// Random bytes for every request would cost more than the rest of a hot answer.
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** The id that names a request in answer and log: the caller's own where it is harmless. */
export function requestIdOf(offered: string | string[] | undefined): string {
  return typeof offered === 'string' && ACCEPTED.test(offered) ? offered : `${prefix}-${(++count).toString(36)}`;
}
