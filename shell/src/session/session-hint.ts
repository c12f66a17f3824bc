import { ADMINISTRATOR_HINT } from '@soccer-legends/contracts';
import { localStore } from '../preferences/safe-storage.ts';

const FLAG = 'adminAuthenticated';
const EXPIRY = 'adminAuthExpires';

const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Only selects the page to show; the server checks every call. `unknown` if the browser blocks the storage. */
export type SessionHint = 'none' | 'valid' | 'expired' | 'unknown';

/** Returns what this browser stores about an administrator's session: `adminAuthenticated` and `adminAuthExpires`. */
export function sessionHint(now: number = Date.now()): SessionHint {
  const flag = localStore.getItem(FLAG);
  if (flag === null && !localStore.isReadable()) return 'unknown';
  if (flag !== 'true') return 'none';
  const expiresAt = hintExpiry();
  return expiresAt === null || now < expiresAt ? 'valid' : 'expired';
}

/** Returns whether to ask the server about the session. */
export function mayHaveSession(now: number = Date.now()): boolean {
  const hint = sessionHint(now);
  return hint === 'valid' || hint === 'unknown';
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

/**
 * @param remembered false for a session that ends with the browser. Otherwise it expires in seven days by the clock of this
 * device, which is compared with it later and may differ from the server's.
 */
export function keepSessionHint(remembered: boolean): void {
  localStore.setItem(FLAG, 'true');
  if (remembered) localStore.setItem(EXPIRY, new Date(Date.now() + REMEMBERED_MS).toISOString());
  else localStore.removeItem(EXPIRY);
}

export function forgetSessionHint(): void {
  localStore.removeItem(FLAG);
  localStore.removeItem(EXPIRY);
}

/** Returns the target of the footer's admin link. Removes an expired hint. */
export function adminAddress(now: number = Date.now()): string {
  if (sessionHint(now) === 'expired') forgetSessionHint();
  return mayHaveSession(now) ? '/admin' : '/admin-login';
}
