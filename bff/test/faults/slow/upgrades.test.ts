import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { rowCounts } from '../../../src/features/backup/backup-manifest.ts';
import { restore, verifyBackup } from '../../../src/features/backup/restore.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { ownFolder } from '../../fixtures/own-folder.ts';
import { createPostgres } from '../../fixtures/site.ts';
import { unpackStored, type StoredKind } from '../../fixtures/stored-site.ts';

/** The embedded engine blocks for seconds, and a server starts. */
const SLOW = { timeout: 120_000 };

const folder = ownFolder();

/** Restores the site that version 0.2.0 stored. Returns functions that count its rows and upgrade it. */
async function storedSite(kind: StoredKind) {
  const databaseUrl = kind === 'postgresql' ? await createPostgres() : undefined;
  const place = { databaseUrl, dataDir: join(folder.path, '.data') };
  await restore(place, await unpackStored(kind, folder.path));
  const rows = async (): Promise<Record<string, number>> => {
    const database = await openDatabase(place);
    return rowCounts(database.em()).finally(() => database.close());
  };
  const backup = join(folder.path, 'before');
  const upgrade = async (variables: Record<string, string> = {}) => {
    const command = await folder.start({ DATABASE_URL: databaseUrl ?? '', ...variables }, ['upgrade', backup]);
    return { code: await command.exited, output: command.output };
  };
  return { rows, backup, upgrade };
}

const kinds = [
  { kind: 'embedded', available: true },
  { kind: 'postgresql', available: inject('postgresUrl') !== '' },
] as const;

describe.for(kinds)('upgrade of the $kind database of version 0.2.0', ({ kind, available }) => {
  test.skipIf(!available)('backs up, migrates, and tests that this version serves the site', SLOW, async () => {
    const { rows, backup, upgrade } = await storedSite(kind);
    const before = await rows();
    expect(await upgrade()).toMatchObject({
      code: 0,
      output: expect.stringContaining('this version served the site') as string,
    });
    expect((await rows())['mikro_orm_migrations']).toBeGreaterThan(before['mikro_orm_migrations']!);
    expect((await verifyBackup(backup)).rows).toEqual(before);
  });

  test.skipIf(!available)('restores the backup if this version cannot serve the page', SLOW, async () => {
    const { rows, upgrade } = await storedSite(kind);
    const before = await rows();
    const { code, output } = await upgrade({ SHELL_DIR: 'none' });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The database was restored: start the previous version.') as string,
    ]);
    expect(await rows()).toEqual(before);
  });
});
