import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { faultsOf, hashesOf, MANIFEST, type BackupManifest } from './backup-manifest.ts';
import { BackupRefused } from './backup.ts';
import { restorePostgres } from './postgres-tools.ts';
import { rowCounts } from './row-counts.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Whether every file of a backup is as it was written; throws `BackupRefused` with everything that is not. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is not a backup, or one that was not finished: it has no ${MANIFEST}.`);
  });
  const manifest = JSON.parse(text) as BackupManifest;
  const faults = faultsOf(manifest, await hashesOf(folder));
  if (faults.length > 0) throw new BackupRefused(`The backup is damaged: ${faults.slice(0, 10).join(', ')}.`);
  return manifest;
}

/** Brings a backup back into an empty place, and counts every table against what was there. */
export async function restore(config: Place, folder: string): Promise<BackupManifest> {
  const manifest = await verifyBackup(folder);
  const kind = config.databaseUrl === undefined ? 'embedded' : 'postgresql';
  if (manifest.database !== kind) {
    throw new BackupRefused(
      `The backup is of the ${manifest.database} database, and the settings name the ${kind} one.`,
    );
  }
  await refuseFull(config);
  await mkdir(config.dataDir, { recursive: true });
  if (existsSync(join(folder, 'plugins'))) {
    await cp(join(folder, 'plugins'), join(config.dataDir, 'plugins'), { recursive: true });
  }
  if (kind === 'embedded') await cp(join(folder, 'database'), join(config.dataDir, 'database'), { recursive: true });
  else await restorePostgres(config.databaseUrl!, join(folder, 'database.dump'));
  await compare(config, manifest);
  return manifest;
}

async function refuseFull(config: Place): Promise<void> {
  if (config.databaseUrl === undefined) {
    if (existsSync(join(config.dataDir, 'database'))) {
      throw new BackupRefused(`${config.dataDir} has a database already: move it away first.`);
    }
    return;
  }
  const database = await openDatabase(config);
  const tables = await rowCounts(database).finally(() => database.close());
  if (Object.keys(tables).length > 0) throw new BackupRefused('The database has tables already: name an empty one.');
}

async function compare(config: Place, { rows }: BackupManifest): Promise<void> {
  const database = await openDatabase(config);
  const found = await rowCounts(database).finally(() => database.close());
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table]);
  if (wrong.length > 0) {
    const said = wrong.map((table) => `${table} has ${found[table] ?? 'no'} rows and had ${rows[table] ?? 'none'}`);
    throw new BackupRefused(`What was restored is not what was backed up: ${said.join(', ')}.`);
  }
}
