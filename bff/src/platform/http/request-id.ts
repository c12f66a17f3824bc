import { randomBytes } from 'node:crypto';

const ACCEPTED = /^[A-Za-z0-9-]{8,64}$/;

// Random bytes for every request would cost more than the rest of a cached response.
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** Returns the id of a request in responses and logs: the client's id if it is well-formed, otherwise a new one. */
export function requestIdOf(offered: string | string[] | undefined): string {
  return typeof offered === 'string' && ACCEPTED.test(offered) ? offered : `${prefix}-${(++count).toString(36)}`;
}
