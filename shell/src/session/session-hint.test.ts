import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../preferences/safe-storage.ts';
import { adminAddress, forgetSessionHint, keepSessionHint, mayCorrectFacts, sessionHint } from './session-hint.ts';

const noon = new Date('2026-01-01T12:00:00Z').getTime();

beforeEach(forgetSessionHint);

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
  keepSessionHint('2020-01-01T00:00:00Z');
  adminAddress(noon);
  expect(localStore.getItem('adminAuthenticated')).toBeNull();
  expect(localStore.getItem('adminAuthExpires')).toBeNull();
});

test.each([
  ['a visitor', '', undefined, false],
  ['an administrator of a console with the same address', '', null, true],
  ['an administrator whose session has expired', '', '2020-01-01T00:00:00Z', false],
  ['an administrator who came from a console with another address', 'sl-administrator=1', undefined, true],
])('offers corrections to %s: %j', (_who, cookie, expires, offered) => {
  if (cookie) document.cookie = cookie;
  if (expires !== undefined) keepSessionHint(expires);
  expect(mayCorrectFacts()).toBe(offered);
  document.cookie = 'sl-administrator=; max-age=-1';
});

test('a hint without an expiry replaces an earlier one with an expiry', () => {
  keepSessionHint('2020-01-01T00:00:00Z');
  keepSessionHint(null);
  expect(sessionHint(noon)).toBe('valid');
});
