import { expect, test } from 'vitest';
import { isStrongHash } from './password-hash.ts';
import { passwordFault } from './password-rules.ts';

test.each([
  ['correct horse battery', undefined],
  ['七つの紫の傘が雨の日に踊っている', undefined],
  ['kqzvwjxhbtnmrfd', undefined],
  ['x'.repeat(14), /at least 15/],
  ['seven umbrella', /at least 15/],
  ['y7'.repeat(600), /at most 1024 bytes/],
  ['soccer legends 2026!', /easy to guess/],
  ['SoccerLegendsAdmin', /easy to guess/],
  ['password1234567890', /easy to guess/],
  ['qwertyuiopasdfghjkl', /easy to guess/],
  ['vvvvvwwwwwxxxxxzzzzz', undefined],
  ['vvvvvwwwwwxxxxxxxxxx', /easy to guess/],
  ['aaaaaaaaaaaaaaaaaaaa', /easy to guess/],
  ['123456789012345678', /easy to guess/],
  ['kickers-kickers-example', /easy to guess/],
])('%s: %o', (password, fault) => {
  const found = passwordFault(password, 'kickers.example.org');
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

const TAIL = '$c29tZXNhbHRzb21lc2FsdA$HfP3pdTs3G2BLXpnTUF0hiLqdwsdH1qOITHd8USrDTM';

test.each([
  [`$argon2id$v=19$m=65536,t=3,p=4${TAIL}`, true],
  [`$argon2id$v=19$m=19456,t=2,p=1${TAIL}`, true],
  [`$argon2id$v=19$m=4096,t=3,p=1${TAIL}`, false],
  [`$argon2id$v=19$m=65536,t=1,p=1${TAIL}`, false],
  [`$argon2i$v=19$m=65536,t=3,p=4${TAIL}`, false],
  ['$argon2id$nonsense', false],
  ['$2b$12$abcdefghijklmnopqrstuv', false],
])('the hash %s is strong enough: %s', (phc, strong) => {
  expect(isStrongHash(phc)).toBe(strong);
});
