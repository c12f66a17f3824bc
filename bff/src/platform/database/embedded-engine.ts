import { existsSync, readFileSync, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/pglite';
import { OperatorError } from '../environment/operator-error.ts';
import type { DirectoryLock } from './directory-lock.ts';
import { LockLost } from './lock-holder.ts';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { openPromise } from 'yauzl';

/**
 * The embedded engine. It executes and acknowledges a statement only while this process holds the lock of its folder. When
 * the lock is lost, the process exits at once, because even an orderly shutdown would write to the folder.
 */
class FencedEngine extends PGlite {
  private lock: DirectoryLock | undefined;

  static async open(options: PGliteOptions, lock: DirectoryLock | undefined): Promise<PGlite> {
    const engine = new FencedEngine(options);
    engine.lock = lock;
    await engine.waitReady;
    return engine;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.exitIfLost();
    const response = super.execProtocolRawSync(message);
    this.exitIfLost();
    return response;
  }

  private exitIfLost(): void {
    try {
      this.lock?.assertHeld();
    } catch (error) {
      if (!(error instanceof LockLost)) throw error;
      console.error(error.message);
      process.exit(1);
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

/** The files of a PostgreSQL database belong to its major version. */
const MAJOR_VERSION = '18';

/**
 * Throws if the folder has the database of another major version of PostgreSQL, before anything in it is changed. The engine
 * would only fail to open it, as if it were corrupt.
 */
export function refuseOtherMajorVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : MAJOR_VERSION;
  if (/^\d+$/.test(found) && found !== MAJOR_VERSION)
    throw new OperatorError(
      `The embedded database in ${folder} has the files of PostgreSQL ${found}, and this version of the site reads those of ` +
        `PostgreSQL ${MAJOR_VERSION}: start the version of the site that wrote them, or set another DATA_DIR.`,
    );
}

/**
 * Keeps V8 from recompiling the embedded engine with its optimizing compiler, which needs 400 MB more at the start. Applies
 * to the whole process. Call it before the engine is loaded.
 */
export function compileWasmOnce(): void {
  // `--liftoff-only` has no effect in a running process: only at startup does V8 derive these two flags from it.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}

/** Forces PostgreSQL to read the pages of the tables instead of their indexes. */
const READ_TABLES =
  'set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off';

/** One expression that reads all tables, because a query for each table takes ten times as long. */
const COUNT_ROWS = `
  select string_agg(format('(select count(*) from %I.%I)', nspname, relname), ' + ') as expression
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 't') and nspname not in ('pg_catalog', 'information_schema')`;

/**
 * Reads every page of every table, so that PostgreSQL compares its checksum. Rejects with PostgreSQL's error if a page is
 * damaged. Otherwise a damaged page would remain unnoticed until a request reads it, and the newest snapshot might contain
 * it by then. Pages of indexes are verified only when they are used.
 */
export async function verifyPages(engine: PGlite): Promise<void> {
  await engine.transaction(async (transaction) => {
    await transaction.exec(READ_TABLES);
    const { rows } = await transaction.query<{ expression: string | null }>(COUNT_ROWS);
    await transaction.query(`select ${rows[0]?.expression ?? '0'}`);
  });
}

/** Next to the server's script in a build; missing when the server runs from its sources. */
const ARCHIVE = fileURLToPath(new URL('./empty-database.zip', import.meta.url));

/**
 * Creates the folder of an embedded database from the empty database in the build, unless the folder exists. Otherwise the
 * engine would create it, which needs half a gigabyte of memory. Removes an unfinished folder.
 */
export async function unpackEmptyDatabase(folder: string, archive = ARCHIVE): Promise<void> {
  if (existsSync(folder) || !existsSync(archive)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpack(archive, unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const zip = await openPromise(archive);
  try {
    for await (const entry of zip.eachEntry()) {
      const path = join(folder, entry.fileName);
      if (entry.fileName.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 });
      else await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode: 0o600 }));
    }
  } finally {
    zip.close();
  }
}
