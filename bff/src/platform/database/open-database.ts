import { constants, mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { createPostgreSqlTypeParsers, MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { fromPglite } from 'pg-boss';
import type { Config } from '../config/config.ts';
import { Database } from './database.ts';
import { DirectoryLock } from './directory-lock.ts';
import { refuseWithoutRoom } from './disk-full.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';
import { ImpatientClient } from './impatient-client.ts';
import { Snapshots } from './snapshots.ts';
import { migrations } from './migrations/list.ts';

/** For fetching, for the heartbeat, and for the upkeep of the queue. */
const QUEUE_CONNECTIONS = 3;

/** Tables that are accessed as entities; none for a caller that only executes SQL. */
export type Entities = NonNullable<Options['entities']>;

/** Opens the database that the configuration names, without changing its schema. */
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

/** Limits on everything: a request that hangs must not take the pool with it. */
const IMPATIENT = {
  Client: ImpatientClient,
  application_name: 'soccer-legends',
  connectionTimeoutMillis: 2000,
  statement_timeout: 2000,
  // PostgreSQL looks for deadlocks after a second: with less patience nobody would ever hear of one.
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 10_000,
};
/**
 * Before there are visitors there is time: for a PostgreSQL that is only just starting, and for a migration that goes
 * through whole tables. Its locks hold up the replicas that still serve.
 */
const PATIENT = { application_name: 'soccer-legends start', connectionTimeoutMillis: 15_000, lock_timeout: 10_000 };

async function openPostgres(clientUrl: string, entities: Entities): Promise<Database> {
  const connect = (driverOptions: object): Promise<PostgresOrm> =>
    PostgresOrm.init({ ...optionsFor(entities), clientUrl, pool: { min: 0, max: 10 }, driverOptions });
  const asking = await connect(PATIENT);
  try {
    await asking.em.fork().execute('select 1');
  } catch (fault) {
    throw new DatabaseUnreachable(clientUrl, fault);
  } finally {
    await asking.close(true);
  }
  const orm = await connect(IMPATIENT);
  const queueOptions = {
    connectionString: clientUrl,
    max: QUEUE_CONNECTIONS,
    application_name: 'soccer-legends-queue',
  };
  return new Database({ orm, shared: true, queueOptions, connectPatiently: () => connect(PATIENT) });
}

async function openEmbedded(dataDir: string, entities: Entities): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const lock = DirectoryLock.take(join(dataDir, 'database.lock'));
  const folder = join(dataDir, 'database');
  try {
    const engine = await createEngineOrGoBack(folder, dataDir);
    return await openEngine(engine, entities, { released: () => lock.release(), folder });
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

/** Opens the folder; one that is broken gives way to its newest snapshot that is whole. */
async function createEngineOrGoBack(folder: string, dataDir: string): Promise<PGlite> {
  const snapshots = new Snapshots(dataDir);
  for (;;) {
    try {
      return await createEngine({ dataDir: folder });
    } catch (fault) {
      // What is only out of room is whole, and a snapshot would be a step back.
      refuseWithoutRoom(dataDir, fault);
      snapshots.putBack(fault);
    }
  }
}

/** The embedded engine, in a folder or, in tests, from a dump of one. */
export function createEngine(options: PGliteOptions): Promise<PGlite> {
  // The driver sets these parsers only on an engine of its own making; without them dates lose their microseconds.
  return PGlite.create({ ...options, parsers: createPostgreSqlTypeParsers((text) => [text]) });
}

interface Engine {
  /** Is called once the engine is closed. */
  released?: () => void;
  /** Where its files are; absent where it is in memory alone. */
  folder?: string;
}

export async function openEngine(
  pglite: PGlite,
  entities: Entities,
  { released, folder }: Engine = {},
): Promise<Database> {
  const orm = await PgliteOrm.init({ ...optionsFor(entities), dbName: 'postgres', driverOptions: { pglite } });
  const release = async (): Promise<void> => {
    await pglite.close();
    released?.();
  };
  const queueOptions = { db: fromPglite(pglite), backend: 'pglite' } as const;
  // While nothing runs, the files are what a killed process would leave: PostgreSQL comes back from that by itself.
  const copyFiles =
    folder === undefined
      ? undefined
      : (target: string): Promise<void> =>
          pglite.runExclusive(() => cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));
  return new Database({ orm, shared: false, queueOptions, release, copyFiles });
}
