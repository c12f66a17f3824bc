import { existsSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import type { Config } from '../../platform/config/config.ts';
import {
  LOCK_FILE,
  lockDataDirectory,
  makePrivate,
  makePrivateFolder,
} from '../../platform/database/data-directory.ts';
import type { DirectoryLock } from '../../platform/database/directory-lock.ts';
import { DirectoryInUse } from '../../platform/database/lock-holder.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { Snapshots } from '../../platform/database/snapshots.ts';
import { VERSION } from '../../platform/environment/version.ts';
import { BackupRefused, hashesOf, MANIFEST, type BackupManifest, rowCounts } from './backup-manifest.ts';
import { dumpPostgres } from './postgres-tools.ts';

/** A link in the data directory is replaced with what it points to. */
const CONTENT = { recursive: true, dereference: true };

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Writes the database and the files of the plugins to an empty or new folder, also while the site runs. The embedded
 * database is then copied by its server. Removes the folder if the backup fails. Throws `BackupRefused` or
 * `PostgresToolFailed`.
 */
export async function backUp(config: DatabaseLocation, folder: string, now: Date): Promise<BackupManifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BackupRefused(`${folder} is not empty: name an empty or new folder.`);
  if (!relative(config.dataDir, folder).startsWith('..'))
    throw new BackupRefused(`${folder} is inside DATA_DIR and would be lost with it: name a folder elsewhere.`);
  makePrivateFolder(folder);
  try {
    const manifest = await writeBackup(config, folder, now);
    makePrivate(folder);
    return manifest;
  } catch (error) {
    // An incomplete backup is useless, and its folder would block the next attempt.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeBackup(config: DatabaseLocation, folder: string, now: Date): Promise<BackupManifest> {
  const rows = config.databaseUrl === undefined ? await copyEmbedded(config, folder) : await dump(config, folder);
  const plugins = join(config.dataDir, 'plugins');
  if (existsSync(plugins)) await cp(plugins, join(folder, 'plugins'), CONTENT);
  const manifest: BackupManifest = {
    madeAt: now.toISOString(),
    server: VERSION,
    database: config.databaseUrl === undefined ? 'embedded' : 'postgresql',
    rows,
    files: await hashesOf(folder),
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Dumps and counts the same snapshot, because visitors keep adding rows. */
async function dump(config: DatabaseLocation, folder: string): Promise<Record<string, number>> {
  const database = await openDatabase(config);
  const dumpSnapshot = async (em: EntityManager): Promise<Record<string, number>> => {
    // The transaction is idle for as long as pg_dump runs.
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    const [row] = await em.execute<{ snapshot: string }[]>('select pg_export_snapshot() as snapshot');
    const counts = await rowCounts(em);
    await dumpPostgres(config.databaseUrl!, join(folder, 'database.dump'), row!.snapshot);
    return counts;
  };
  try {
    return await database.transaction(dumpSnapshot, { isolationLevel: IsolationLevel.REPEATABLE_READ });
  } finally {
    await database.close();
  }
}

/** While the site runs, only its process can copy the embedded database. */
async function copyEmbedded({ dataDir }: DatabaseLocation, folder: string): Promise<Record<string, number>> {
  if (!existsSync(join(dataDir, 'database')))
    throw new BackupRefused(`${dataDir} contains no database: check DATA_DIR.`);
  const lock = await lockUnlessInUse(dataDir);
  try {
    const source = lock ? join(dataDir, 'database') : await new Snapshots(dataDir).request();
    if (source === undefined)
      throw new BackupRefused('The running site did not copy its database within 30 seconds: see its log, or stop it.');
    await cp(source, join(folder, 'database'), CONTENT);
  } finally {
    lock?.release();
  }
  const copy = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  try {
    return await rowCounts(copy.em());
  } finally {
    await copy.close();
    await rm(join(folder, LOCK_FILE));
  }
}

async function lockUnlessInUse(dataDir: string): Promise<DirectoryLock | undefined> {
  try {
    return await lockDataDirectory(dataDir);
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined;
    throw error;
  }
}
