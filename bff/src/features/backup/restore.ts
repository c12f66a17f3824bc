import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { lockDataDirectory, prepareDataDirectory } from '../../platform/database/data-directory.ts';
import { migrations } from '../../platform/database/migrations/list.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { VERSION } from '../../platform/environment/version.ts';
import {
  BackupRefused,
  faultsOf,
  fingerprintOf,
  hashesOf,
  readManifest,
  type BackupManifest,
  rowCounts,
} from './backup-manifest.ts';
import { restorePostgres } from './postgres-tools.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Compares the hash of every file with the manifest. Throws `BackupRefused`, also with the first ten files that differ.
 *
 * @param fingerprint that the backup must have; whoever can change the files could change the manifest too
 */
export async function verifyBackup(folder: string, fingerprint?: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (fingerprint !== undefined && fingerprint !== (await fingerprintOf(folder)))
    throw new BackupRefused(
      `${folder} has another fingerprint: it is another backup, or was changed. Use another one.`,
    );
  const faults = faultsOf(manifest, await hashesOf(folder));
  if (faults.length > 0)
    throw new BackupRefused(`The backup is damaged: ${faults.slice(0, 10).join(', ')}. Use another one.`);
  return manifest;
}

/**
 * Verifies a backup as `verifyBackup` does, restores it into an empty database, and compares the row counts of all tables.
 * Throws `BackupRefused`, `PostgresToolFailed`, or `DirectoryInUse` while the site runs on the data folder.
 */
export async function restore(config: DatabaseLocation, folder: string, fingerprint?: string): Promise<BackupManifest> {
  const manifest = await verifyBackup(folder, fingerprint);
  const kind = config.databaseUrl === undefined ? 'embedded' : 'postgresql';
  if (manifest.database !== kind) {
    throw new BackupRefused(
      `The backup contains a database of type ${manifest.database}, but ${kind} is configured. Correct DATABASE_URL.`,
    );
  }
  refuseNewer(manifest);
  await (kind === 'embedded' ? restoreEmbedded(config, folder) : restoreServer(config, folder));
  await compare(config, manifest);
  return manifest;
}

/** Compares the migrations, because `upgrade` backs up the database of the previous version and names its own version. */
function refuseNewer({ server, rows }: BackupManifest): void {
  if ((rows['mikro_orm_migrations'] ?? 0) > migrations.length)
    throw new BackupRefused(
      `The backup was made by version ${server}, and ${VERSION} is too old for its database. Restore it with that version.`,
    );
}

/** Returns where `restore` writes, without the user and the password of the database. */
export function describeTarget({ databaseUrl, dataDir }: DatabaseLocation): string {
  return databaseUrl === undefined ? dataDir : `${nameOf(databaseUrl)}, with its files in ${dataDir}`;
}

function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

/** Holds the lock, so that no server starts on a partly restored folder. */
async function restoreEmbedded({ dataDir }: DatabaseLocation, folder: string): Promise<void> {
  const lock = await lockDataDirectory(dataDir);
  try {
    const database = join(dataDir, 'database');
    if (existsSync(database)) throw new BackupRefused(`${dataDir} already contains a database: move it away first.`);
    await restorePlugins(dataDir, folder);
    const unfinished = `${database}.restoring`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(folder, 'database'), unfinished, { recursive: true });
    await rename(unfinished, database);
  } finally {
    lock.release();
  }
}

async function restoreServer(config: DatabaseLocation, folder: string): Promise<void> {
  const database = await openDatabase(config);
  const tables = await rowCounts(database.em()).finally(() => database.close());
  if (Object.keys(tables).length > 0)
    throw new BackupRefused('The database already contains tables: configure an empty one.');
  prepareDataDirectory(config.dataDir);
  await restorePlugins(config.dataDir, folder);
  await restorePostgres(config.databaseUrl!, join(folder, 'database.dump'));
}

async function restorePlugins(dataDir: string, folder: string): Promise<void> {
  const plugins = join(folder, 'plugins');
  if (existsSync(plugins)) await cp(plugins, join(dataDir, 'plugins'), { recursive: true });
}

async function compare(config: DatabaseLocation, { rows }: BackupManifest): Promise<void> {
  const database = await openDatabase(config);
  const found = await rowCounts(database.em()).finally(() => database.close());
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table]);
  if (wrong.length > 0) {
    const differences = wrong.map(
      (table) => `${table} has ${found[table] ?? 'no'} rows and had ${rows[table] ?? 'none'}`,
    );
    const remedy =
      config.databaseUrl === undefined
        ? `Move ${join(config.dataDir, 'database')} away`
        : `Empty ${nameOf(config.databaseUrl)}`;
    throw new BackupRefused(
      `The restored database differs from the backup: ${differences.join(', ')}. ${remedy}, and restore another backup.`,
    );
  }
}
