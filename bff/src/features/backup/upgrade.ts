import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../platform/config/config.ts';
import { countServers } from '../../platform/database/database.ts';
import { lockDataDirectory } from '../../platform/database/data-directory.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { backUp } from './backup.ts';
import { BackupRefused, rowCounts, type BackupManifest } from './backup-manifest.ts';
import { restore, verifyBackup } from './restore.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

const START_TIMEOUT_MS = 300_000;
const POLL_MS = 200;
/** Requests of a visitor's page, apart from the document and its script. */
const VISITED = ['/api/games', '/api/players?limit=5'];

/**
 * Upgrades the stopped site to this version: backs up to `folder`, verifies the backup, starts this version, which migrates
 * the database, and tests that it serves the site and kept all rows. If anything fails after the backup, restores it. Throws
 * `BackupRefused`, or `DirectoryInUse` while the site runs.
 *
 * @param program entry file of the server, which reads its settings from the environment of this process
 */
export async function upgrade(
  config: DatabaseLocation,
  folder: string,
  program = process.argv[1]!,
): Promise<BackupManifest> {
  await refuseWhileRunning(config);
  await backUp(config, folder, new Date());
  const manifest = await verifyBackup(folder);
  console.log(`upgrade: backed up to ${folder}, and verified. Starting this version on the database …`);
  try {
    await visit(program);
    await compareRows(config, manifest);
  } catch (error) {
    const failed = `The upgrade failed: ${(error as Error).message}`;
    await rollBack(config, folder).catch((reason: unknown) => {
      throw new BackupRefused(
        `${failed}\nThe database could not be restored: ${(reason as Error).message}\n` +
          `Restore the backup ${folder} into an empty database, and start the previous version.`,
        { cause: error },
      );
    });
    throw new BackupRefused(`${failed}\nThe database was restored: start the previous version.`, { cause: error });
  }
  console.log('upgrade: the database is migrated, and this version served the site. Start this version.');
  return manifest;
}

async function refuseWhileRunning({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl === undefined) return (await lockDataDirectory(dataDir)).release();
  const database = await openDatabase({ databaseUrl, dataDir });
  const count = await countServers(database).finally(() => database.close());
  if (count > 0)
    throw new BackupRefused(
      `Stop the servers first: ${count} are connected to the database, and a rollback would lose their writes.`,
    );
}

/** Starts the program as a server without jobs, requests what a visitor requests, and stops it. */
async function visit(program: string): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ROLE: 'web', METRICS_PORT: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  try {
    await untilReady(server, port);
    for (const path of VISITED) await request(port, path);
    const script = /<script[^>]* src="([^"]+)"/.exec(await request(port, '/'))?.[1];
    if (script === undefined) throw new Error('The page of the site has no script: build the shell.');
    await request(port, script);
  } catch (error) {
    throw new Error(`${(error as Error).message} ${errors}`.trim(), { cause: error });
  } finally {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  }
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  for (const start = performance.now(); performance.now() - start < START_TIMEOUT_MS; await wait(POLL_MS)) {
    if (server.exitCode !== null) throw new Error(`The server exited with code ${server.exitCode}.`);
    const isReady = await request(port, '/readyz').then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`The server was not ready within ${START_TIMEOUT_MS / 1000} s.`);
}

async function request(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${path} returned status ${response.status}.`);
  return response.text();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Throws if a table has fewer rows than in the backup. A migration may add rows and drop tables. */
async function compareRows(config: DatabaseLocation, { rows }: BackupManifest): Promise<void> {
  const database = await openDatabase(config);
  const found = await rowCounts(database.em()).finally(() => database.close());
  const lost = Object.entries(found).filter(([table, count]) => count < (rows[table] ?? 0));
  if (lost.length > 0)
    throw new Error(
      `Rows were lost: ${lost.map(([table, count]) => `${table} ${rows[table]} → ${count}`).join(', ')}.`,
    );
}

/**
 * Replaces the migrated database with the backup. Renames the migrated one first. In PostgreSQL, deletes it after the restore;
 * with the embedded engine, its files remain in `database.failed`.
 */
async function rollBack(config: DatabaseLocation, folder: string): Promise<void> {
  await refuseWhileRunning(config);
  if (config.databaseUrl !== undefined) return rollBackServer(config, folder);
  const database = join(config.dataDir, 'database');
  await rm(`${database}.failed`, { recursive: true, force: true });
  await rename(database, `${database}.failed`);
  // The newest snapshot has the new schema, and the backup is newer than all others.
  await rm(join(config.dataDir, 'snapshots'), { recursive: true, force: true });
  await restore(config, folder);
}

async function rollBackServer(config: DatabaseLocation, folder: string): Promise<void> {
  const database = await openDatabase(config);
  try {
    await database.longTransaction(async (em) => {
      await em.execute('alter schema public rename to failed_upgrade');
      await em.execute('create schema public');
    });
    await restore(config, folder);
    await database.longTransaction((em) => em.execute('drop schema failed_upgrade cascade'));
  } finally {
    await database.close();
  }
}
