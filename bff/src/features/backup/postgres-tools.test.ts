import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostgresToolFailed, restorePostgres } from './postgres-tools.ts';

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

test('reports the reason that a tool writes last', async () => {
  // Writes the reason after the exit, like a tool whose last output is still in the pipe.
  fake('{ while kill -0 $$ 2>/dev/null; do :; done; echo "the reason" >&2; } & exit 1');
  await expect(restore()).rejects.toThrow(/pg_restore failed; .*: the reason$/);
});

test('reports a tool that is not installed', async () => {
  vi.stubEnv('PATH', folder);
  await expect(restore()).rejects.toThrow(PostgresToolFailed);
});
