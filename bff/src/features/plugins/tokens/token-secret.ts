import { createHash, randomBytes } from 'node:crypto';

/** Scanners for leaked secrets know ours by it. */
const PREFIX = 'slp_';
const SECRET_BYTES = 32;
const HINT_LENGTH = 10;
const WRITTEN = /^slp_[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

export interface TokenSecret {
  secret: string;
  hint: string;
  hash: string;
}

export function newTokenSecret(): TokenSecret {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, hint: secret.slice(0, HINT_LENGTH), hash: hashOfToken(secret) };
}

/** 256 bits of chance need no slow hash: nobody can go through them. */
export function hashOfToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token that a request carries; undefined where its header carries something else. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token !== undefined && WRITTEN.test(token) ? token : undefined;
}
