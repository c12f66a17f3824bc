import { expect, test } from 'vitest';
import { sourceOf } from './upstream.ts';

const REAL = 'https://v3.football.api-sports.io';

test.each([
  ['without a key', REAL, undefined, 'sandbox'],
  ['with a key', REAL, 'KEY', 'api-football'],
  ['with a key of the mirror', 'https://api-football-v1.p.rapidapi.com/v3', 'KEY', 'api-football'],
  ['with one that runs alone', 'http://127.0.0.1:4390', 'sandbox-key', 'sandbox'],
  ['with one by its name', 'http://localhost:4390', 'sandbox-key', 'sandbox'],
  ['with one by its long address', 'http://[::1]:4390', 'sandbox-key', 'sandbox'],
  ['with a host that only begins so', 'https://localhost.example.org', 'KEY', 'api-football'],
])('%s the data comes from %s: %s, %s', (_how, url, key, source) => {
  expect(sourceOf({ url, key })).toBe(source);
});
