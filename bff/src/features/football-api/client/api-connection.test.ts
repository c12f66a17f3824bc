import { expect, test } from 'vitest';
import { footballSourceOf } from './api-connection.ts';

const REAL = 'https://v3.football.api-sports.io';

test.each([
  ['without a key', REAL, undefined, 'sandbox'],
  ['with a key', REAL, 'KEY', 'api-football'],
  ['with a RapidAPI URL', 'https://api-football-v1.p.rapidapi.com/v3', 'KEY', 'api-football'],
  ['with a loopback address', 'http://127.0.0.1:4390', 'sandbox-key', 'sandbox'],
  ['with localhost', 'http://localhost:4390', 'sandbox-key', 'sandbox'],
  ['with an IPv6 loopback address', 'http://[::1]:4390', 'sandbox-key', 'sandbox'],
  ['with a host that only begins with localhost', 'https://localhost.example.org', 'KEY', 'api-football'],
])('%s (%s, key %s) the source is %s', (_case, url, key, source) => {
  expect(footballSourceOf({ url, key })).toBe(source);
});
