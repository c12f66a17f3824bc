import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePostgres, toLibpq } from './postgres-tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-tools-'));
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a shell script in place of `pg_restore`. */
function fake(script: string): void {
  const file = join(folder, 'pg_restore');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

const restore = (): Promise<void> => restorePostgres('postgres://user:secret@localhost/site', 'database.dump');

test('restorePostgres reports the reason that pg_restore writes last', async () => {
  // Writes the reason after the exit, like a tool whose last output is still in the pipe.
  fake('{ while kill -0 $$ 2>/dev/null; do :; done; echo "the reason" >&2; } & exit 1');
  await expect(restore()).rejects.toThrow(/pg_restore failed; .*: the reason$/);
});

test('restorePostgres reports that pg_restore is not installed', async () => {
  vi.stubEnv('PATH', folder);
  await expect(restore()).rejects.toThrow('pg_restore is not installed');
});

test.each([
  ['no parameters', '', '?sslmode=prefer'],
  [
    'verified certificates',
    '?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    '?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem',
  ],
  ['a socket', '?host=/var/run/postgresql', '?host=%2Fvar%2Frun%2Fpostgresql&sslmode=prefer'],
  ['options', '?options=-c%20search_path%3Dsite', '?options=-c%20search_path%3Dsite&sslmode=prefer'],
  ["the JDBC driver's notation of TLS", '?ssl=true', '?sslmode=require'],
  ['parameters of the driver alone', '?sslmode=require&uselibpqcompat=true&statement_timeout=5', '?sslmode=require'],
])('toLibpq keeps %s', (_what, given, expected) => {
  const { url, password } = toLibpq(`postgres://site:p%40ss@db.example.org:6432/soccer%20legends${given}`);
  expect(decoded(url)).toBe(decoded(`postgres://site@db.example.org:6432/soccer%20legends${expected}`));
  expect(password).toBe('p@ss');
});

test('toLibpq reads the password from the query parameters', () => {
  expect(toLibpq('postgres://db/site?user=site&password=p%40ss')).toEqual({
    url: 'postgres://db/site?user=site&sslmode=prefer',
    password: 'p@ss',
  });
});

function decoded(url: string): string {
  return decodeURIComponent(url.replaceAll('+', ' '));
}
