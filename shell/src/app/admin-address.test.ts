import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../preferences/safe-storage.ts';
import { adminAddress } from './admin-address.ts';

const noon = new Date('2026-01-01T12:00:00Z').getTime();

beforeEach(() => {
  localStore.removeItem('adminAuthenticated');
  localStore.removeItem('adminAuthExpires');
});

test.each([
  ['nobody is logged in', null, null, '/admin-login'],
  ['the flag says something else', 'yes', null, '/admin-login'],
  ['somebody is logged in until the browser closes', 'true', null, '/admin'],
  ['the login is good for another moment', 'true', '2026-01-01T12:00:01Z', '/admin'],
  ['the login has just run out', 'true', '2026-01-01T12:00:00Z', '/admin-login'],
])('%s', (_what, flag, expires, address) => {
  if (flag) localStore.setItem('adminAuthenticated', flag);
  if (expires) localStore.setItem('adminAuthExpires', expires);
  expect(adminAddress(noon)).toBe(address);
});

test('a login that has run out is forgotten', () => {
  localStore.setItem('adminAuthenticated', 'true');
  localStore.setItem('adminAuthExpires', '2020-01-01T00:00:00Z');
  adminAddress(noon);
  expect(localStore.getItem('adminAuthenticated')).toBeNull();
  expect(localStore.getItem('adminAuthExpires')).toBeNull();
});
