import { createHash } from 'node:crypto';

/** Returns the form in which a random token is stored. A fast hash is enough, because 256 random bits cannot be guessed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
