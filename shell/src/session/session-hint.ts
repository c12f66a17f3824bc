import { ADMINISTRATOR_HINT } from '@soccer-legends/contracts';
import { localStore } from '../preferences/safe-storage.ts';

const FLAG = 'adminAuthenticated';
const EXPIRY = 'adminAuthExpires';

/** Only selects the page to show; the server checks every call. */
export type SessionHint = 'none' | 'valid' | 'expired';

/** Returns what this browser stores about an administrator's session: `adminAuthenticated` and `adminAuthExpires`. */
export function sessionHint(now: number = Date.now()): SessionHint {
  if (localStore.getItem(FLAG) !== 'true') return 'none';
  const expiresAt = hintExpiry();
  return expiresAt === null || now < expiresAt ? 'valid' : 'expired';
}

/** Returns when the session expires, in milliseconds since 1970; null if it lasts until the browser closes. */
export function hintExpiry(): number | null {
  const expires = localStore.getItem(EXPIRY);
  return expires === null ? null : new Date(expires).getTime();
}

/**
 * Whether to offer links to the console beside facts. If the console has another address, its flag cannot be read here, but
 * the site has a cookie once the administrator came from there.
 */
export function mayCorrectFacts(): boolean {
  return sessionHint() === 'valid' || document.cookie.includes(`${ADMINISTRATOR_HINT}=`);
}

/** @param expiresAt ISO 8601 time; null for a session that ends with the browser */
export function keepSessionHint(expiresAt: string | null): void {
  localStore.setItem(FLAG, 'true');
  if (expiresAt === null) localStore.removeItem(EXPIRY);
  else localStore.setItem(EXPIRY, expiresAt);
}

export function forgetSessionHint(): void {
  localStore.removeItem(FLAG);
  localStore.removeItem(EXPIRY);
}

/** Returns the target of the footer's admin link. Removes an expired hint. */
export function adminAddress(now: number = Date.now()): string {
  const hint = sessionHint(now);
  if (hint === 'expired') forgetSessionHint();
  return hint === 'valid' ? '/admin' : '/admin-login';
}
