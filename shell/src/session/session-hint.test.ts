import { beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../preferences/safe-storage.ts';
import {
  adminAddress,
  forgetSessionHint,
  hintExpiry,
  keepSessionHint,
  mayCorrectFacts,
  sessionHint,
} from './session-hint.ts';

const noon = new Date('2026-01-01T12:00:00Z').getTime();

beforeEach(forgetSessionHint);

function expire(): void {
  localStore.setItem('adminAuthenticated', 'true');
  localStore.setItem('adminAuthExpires', '2020-01-01T00:00:00Z');
}

test.each([
  ['nobody is logged in', null, null, 'none', '/admin-login'],
  ['the flag says something else', 'yes', null, 'none', '/admin-login'],
  ['somebody is logged in until the browser closes', 'true', null, 'valid', '/admin'],
  ['the login is good for another moment', 'true', '2026-01-01T12:00:01Z', 'valid', '/admin'],
  ['the login has just run out', 'true', '2026-01-01T12:00:00Z', 'expired', '/admin-login'],
  ['the expiry is no date', 'true', 'soon', 'expired', '/admin-login'],
])('%s', (_what, flag, expires, hint, address) => {
  if (flag) localStore.setItem('adminAuthenticated', flag);
  if (expires) localStore.setItem('adminAuthExpires', expires);
  expect(sessionHint(noon)).toBe(hint);
  expect(adminAddress(noon)).toBe(address);
});

test('removes an expired hint', () => {
  expire();
  adminAddress(noon);
  expect(localStore.getItem('adminAuthenticated')).toBeNull();
  expect(localStore.getItem('adminAuthExpires')).toBeNull();
});

test.each([
  ['a visitor', '', undefined, false],
  ['an administrator of a console with the same address', '', () => keepSessionHint(false), true],
  ['an administrator whose session has expired', '', expire, false],
  ['an administrator who came from a console with another address', 'sl-administrator=1', undefined, true],
])('offers corrections to %s: %j', (_who, cookie, keep, offered) => {
  if (cookie) document.cookie = cookie;
  keep?.();
  expect(mayCorrectFacts()).toBe(offered);
  document.cookie = 'sl-administrator=; max-age=-1';
});

test('a hint without an expiry replaces an earlier one with an expiry', () => {
  expire();
  keepSessionHint(false);
  expect(sessionHint(noon)).toBe('valid');
});

test('a remembered session expires in seven days by the clock of the device', () => {
  vi.useFakeTimers({ now: noon });
  keepSessionHint(true);
  expect(hintExpiry()).toBe(noon + 7 * 24 * 3_600_000);
  vi.useRealTimers();
});

test('the server is asked about the session if the browser blocks the storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect([sessionHint(noon), adminAddress(noon)]).toEqual(['unknown', '/admin']);
});
