import { expect, test } from 'vitest';
import { toLibpq } from './postgres-tools.ts';

test.each([
  ['no parameters', '', ''],
  [
    'verified certificates',
    '?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    '?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem',
  ],
  ['a socket', '?host=/var/run/postgresql', '?host=%2Fvar%2Frun%2Fpostgresql'],
  ['options', '?options=-c%20search_path%3Dsite', '?options=-c%20search_path%3Dsite'],
  ["the driver's own notation of TLS", '?ssl=true', '?sslmode=verify-full'],
  ['parameters of the driver alone', '?sslmode=require&uselibpqcompat=true&statement_timeout=5', '?sslmode=require'],
])('keeps %s', (_what, given, expected) => {
  const { url, password } = toLibpq(`postgres://site:p%40ss@db.example.org:6432/soccer%20legends${given}`);
  expect(decoded(url)).toBe(decoded(`postgres://site@db.example.org:6432/soccer%20legends${expected}`));
  expect(password).toBe('p@ss');
});

test('reads the password from the query parameters', () => {
  expect(toLibpq('postgres://db/site?user=site&password=p%40ss')).toEqual({
    url: 'postgres://db/site?user=site',
    password: 'p@ss',
  });
});

function decoded(url: string): string {
  return decodeURIComponent(url.replaceAll('+', ' '));
}
