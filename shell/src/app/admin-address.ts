import { localStore } from '../preferences/safe-storage.ts';

/** Where the footer's admin link leads: past the login while somebody is logged in. A run-out login is forgotten. */
export function adminAddress(now: number = Date.now()): string {
  if (localStore.getItem('adminAuthenticated') !== 'true') return '/admin-login';
  const expires = localStore.getItem('adminAuthExpires');
  if (expires !== null && new Date(expires).getTime() <= now) {
    localStore.removeItem('adminAuthenticated');
    localStore.removeItem('adminAuthExpires');
    return '/admin-login';
  }
  return '/admin';
}
