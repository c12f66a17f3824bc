import { constants, statfsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import { Database } from './database.ts';
import { lockDataDirectory } from './data-directory.ts';
import type { DirectoryLock } from './directory-lock.ts';
import {
  compileWasmOnce,
  createEngine,
  refuseOtherMajorVersion,
  verifyPages,
  unpackEmptyDatabase,
} from './embedded-engine.ts';
import { DatabaseUnreachable } from './retry-while-unreachable.ts';
import { connectionsTo, type PostgresConnection } from './postgres-connection.ts';
import { ClientWithTimeouts } from './client-with-timeouts.ts';
import { Snapshots } from './snapshots.ts';
import { migrations } from './migrations/list.ts';
import { OperatorError } from '../environment/operator-error.ts';

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
  const connection = await acceptedConnection(clientUrl);
  const connect = (options: object): Promise<PostgresOrm> =>
    connectPool(clientUrl, { ...connection, ...options }, entities);
  const orm = await connect(REQUEST_TIMEOUTS);
  return new Database({ orm, shared: true, connection, connectForMaintenance: () => connect(STARTUP_TIMEOUTS) });
}

/** Returns the first way to connect that the server accepts. Throws `DatabaseUnreachable`. */
async function acceptedConnection(clientUrl: string): Promise<PostgresConnection> {
  let refusal: unknown;
  for (const connection of connectionsTo(clientUrl)) {
    const probe = await connectPool(clientUrl, { ...connection, ...STARTUP_TIMEOUTS }, []);
    try {
      await probe.em.fork().execute('select 1');
      return connection;
    } catch (error) {
      // Of two reasons, that of the connection without TLS is not about TLS alone.
      if (refusal === undefined || !connection.ssl) refusal = error;
    } finally {
      await probe.close(true);
    }
  }
  throw new DatabaseUnreachable(clientUrl, refusal);
}

/** MikroORM reads only address, user and database from the URL, so the driver gets its own settings. */
function connectPool(clientUrl: string, driverOptions: object, entities: Entities): Promise<PostgresOrm> {
  return PostgresOrm.init({ ...optionsFor(entities), clientUrl, pool: { min: 0, max: 10 }, driverOptions });
}

async function openEmbedded(dataDir: string, entities: Entities): Promise<Database> {
  const lock = await lockDataDirectory(dataDir);
  const folder = join(dataDir, 'database');
  compileWasmOnce();
  try {
    refuseOtherMajorVersion(folder);
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

/** Two WAL segments: with less free space, PostgreSQL may not start. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** The disk is too full to open the database. The database itself may be intact. */
class DiskFull extends OperatorError {
  constructor(folder: string, cause: unknown) {
    super(`The disk of ${folder} is full: free some space and start again.`, { cause });
  }
}

/** Throws `DiskFull` if the disk is so full that it may have caused the fault. */
function throwIfDiskFull(folder: string, error: unknown): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFull(folder, error);
}
