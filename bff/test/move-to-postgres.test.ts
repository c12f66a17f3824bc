import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { entities } from '../src/app/entities.ts';
import { rowCounts } from '../src/features/backup/backup-manifest.ts';
import { moveToPostgres } from '../src/features/backup/move-to-postgres.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { createPostgres } from './fixtures/site.ts';
import { unpackStored } from './fixtures/stored-site.ts';

/** The embedded engine blocks for seconds while it opens, migrates and reads the whole database. */
const SLOW = { timeout: 60_000 };

test.skipIf(inject('postgresUrl') === '')(
  'move-to-postgres refuses an older schema, then copies every row and sequence, and keeps constraints and triggers',
  SLOW,
  async () => {
    const base = mkdtempSync(join(tmpdir(), 'sl-move-'));
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    const dataDir = join(base, 'data');
    const databaseUrl = await createPostgres();
    cpSync(join(await unpackStored('embedded', base), 'database'), join(dataDir, 'database'), { recursive: true });
    await expect(moveToPostgres({ databaseUrl, dataDir })).rejects.toThrow('run "upgrade"');

    const embedded = await openDatabase({ databaseUrl: undefined, dataDir }, entities);
    await embedded.migrate();
    const before = await rowCounts(embedded.em());
    await embedded.close();
    const moved = await moveToPostgres({ databaseUrl, dataDir });
    expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);

    const database = await openDatabase({ databaseUrl, dataDir }, entities);
    onTestFinished(() => database.close());
    expect(await rowCounts(database.em())).toEqual(before);
    expect(moved.rows).toBe(Object.values(before).reduce((sum, count) => sum + count));
    const [{ next }] = await database.execute<[{ next: number }]>(
      `insert into audit_log (at, actor, action, target, outcome, prev_hash, hash)
       values (now(), 'administrator', 'test', 'test', 'done', 'a', 'b') returning id::int as next`,
    );
    expect(next).toBe(before['audit_log']! + 1);
    await expect(database.execute('delete from audit_log')).rejects.toThrow('audit_log');
    await expect(database.execute('delete from plugin_version')).rejects.toThrow('foreign key');
    await expect(moveToPostgres({ databaseUrl, dataDir })).rejects.toThrow('already contains tables');
  },
);
