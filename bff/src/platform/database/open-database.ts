import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { createPostgreSqlTypeParsers, MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import { Database } from './database.ts';
import { lockDataDirectory } from './data-directory.ts';
import type { DirectoryLock } from './directory-lock.ts';
import { FencedEngine } from './fenced-engine.ts';
import { throwIfDiskFull } from './disk-full.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';
import { ClientWithTimeouts } from './client-with-timeouts.ts';
import { Snapshots } from './snapshots.ts';
import { unpackEmptyDatabase } from './unpack-empty-database.ts';
import { verifyPages } from './verify-pages.ts';
import { migrations } from './migrations/list.ts';
import { compileWasmOnce } from './wasm-compiler.ts';

/** Tables that are accessed as entities; none for a caller that executes only SQL. */
export type Entities = NonNullable<Options['entities']>;

/** Opens the configured database without changing its schema. */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  entities: Entities = [],
): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir, entities) : openPostgres(databaseUrl, entities);
}

const optionsFor = (entities: Entities) => ({
  entities,
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, silent: true },
});

/** Timeouts for requests, so that a query that hangs does not exhaust the pool. */
const REQUEST_TIMEOUTS = {
  Client: ClientWithTimeouts,
  application_name: 'soccer-legends',
  connectionTimeoutMillis: 2000,
  statement_timeout: 2000,
  // Longer than PostgreSQL's deadlock_timeout of 1 s, because deadlocks would otherwise never be reported.
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 10_000,
};
/**
 * Longer timeouts for the start, because PostgreSQL may still be starting and migrations rewrite whole tables. The lock
 * timeout limits how long migrations block replicas that serve visitors.
 */
const STARTUP_TIMEOUTS = {
  application_name: 'soccer-legends start',
  connectionTimeoutMillis: 15_000,
  lock_timeout: 10_000,
};

async function openPostgres(clientUrl: string, entities: Entities): Promise<Database> {
  const connect = (driverOptions: object, known = entities): Promise<PostgresOrm> =>
    PostgresOrm.init({ ...optionsFor(known), clientUrl, pool: { min: 0, max: 10 }, driverOptions });
  const probe = await connect(STARTUP_TIMEOUTS, []);
  try {
    await probe.em.fork().execute('select 1');
  } catch (error) {
    throw new DatabaseUnreachable(clientUrl, error);
  } finally {
    await probe.close(true);
  }
  const orm = await connect(REQUEST_TIMEOUTS);
  return new Database({ orm, shared: true, connectForMigrations: () => connect(STARTUP_TIMEOUTS) });
}

async function openEmbedded(dataDir: string, entities: Entities): Promise<Database> {
  const lock = await lockDataDirectory(dataDir);
  const folder = join(dataDir, 'database');
  compileWasmOnce();
  try {
    await unpackEmptyDatabase(folder).catch((error: unknown) => {
      throwIfDiskFull(dataDir, error);
      throw error;
    });
    const engine = await createEngineOrRestore(folder, dataDir, lock);
    return await openEngine(engine, entities, { released: () => lock.release(), folder });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the folder. If it is corrupt, replaces it with its newest intact snapshot. */
async function createEngineOrRestore(folder: string, dataDir: string, lock: DirectoryLock): Promise<PGlite> {
  const snapshots = new Snapshots(dataDir);
  for (;;) {
    let engine: PGlite | undefined;
    try {
      engine = await createEngine({ dataDir: folder }, lock);
      await verifyPages(engine);
      return engine;
    } catch (error) {
      // On a full disk the database is intact, and a snapshot would lose data.
      throwIfDiskFull(dataDir, error);
      await engine?.close();
      snapshots.restoreNewest(error);
    }
  }
}

/** The default of 128 MB is resident from the start. Visitors' reads are served from memory, not from the database. */
const SETTINGS = ['shared_buffers=16MB'];

/** @param options a folder or, in tests, a dump of one */
export function createEngine(options: PGliteOptions, lock?: DirectoryLock): Promise<PGlite> {
  // MikroORM sets these parsers only on engines that it creates. Without them, dates lose their microseconds.
  const parsers = createPostgreSqlTypeParsers((text) => [text]);
  return FencedEngine.open({ ...options, parsers, postgresqlconf: SETTINGS }, lock);
}

interface EngineOptions {
  /** Called after the engine was closed. */
  released?: () => void;
  /** Undefined for an engine in memory. */
  folder?: string;
}

/** Opens the embedded database. Closing it also closes `pglite`. */
export async function openEngine(
  pglite: PGlite,
  entities: Entities,
  { released, folder }: EngineOptions = {},
): Promise<Database> {
  const orm = await PgliteOrm.init({ ...optionsFor(entities), dbName: 'postgres', driverOptions: { pglite } });
  const release = async (): Promise<void> => {
    await pglite.close();
    released?.();
  };
  const listen = (channel: string, onNotification: () => void): Promise<unknown> =>
    pglite.listen(channel, onNotification);
  // Between queries, the files are in the same state as those of a killed process, from which PostgreSQL recovers.
  const copyFiles =
    folder === undefined
      ? undefined
      : (target: string): Promise<void> =>
          pglite.runExclusive(() => cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));
  return new Database({ orm, shared: false, release, listen, copyFiles });
}
