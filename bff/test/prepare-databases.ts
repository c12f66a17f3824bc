import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import type { EntityManager } from '@mikro-orm/sql';
import type { TestProject } from 'vitest/node';
import { entities } from '../src/app/entities.ts';
import { seed } from '../src/features/people/store/seed.ts';
import { createEngine, unpackEmptyDatabase } from '../src/platform/database/embedded-engine.ts';
import { openDatabase, openEngine } from '../src/platform/database/open-database.ts';
import { readDatabaseFiles } from './fixtures/database-files.ts';
import { unseenResponses } from './fixtures/described-responses.ts';
import { football } from './fixtures/football.ts';
import { startCluster, type Cluster } from './fixtures/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with the files of a migrated and seeded embedded database, from which copies start. */
    pgliteFiles: string;
    /** URL of the cluster's `postgres` database; empty if PostgreSQL is not installed. */
    postgresUrl: string;
    /** File in which the tests record the operations whose responses they have seen. */
    responseRecord: string;
  }
}

interface PreparedDatabases {
  pgliteFiles: string;
  postgresUrl: string;
  responseRecord: string;
  remove(): Promise<void>;
}

/** Vitest loads this file once for each project of a run. All projects share one preparation. */
const run = globalThis as { preparedDatabases?: Promise<PreparedDatabases> };

/** Prepares once for each run what every test file copies, because creating it takes most of a test's time. */
export default async function prepare({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const isFirst = run.preparedDatabases === undefined;
  const { pgliteFiles, postgresUrl, responseRecord, remove } = await (run.preparedDatabases ??= prepareDatabases());
  provide('pgliteFiles', pgliteFiles);
  provide('postgresUrl', postgresUrl);
  provide('responseRecord', responseRecord);
  if (isFirst) return remove;
}

/** Tests compare deals, so all copies have one key. Its value makes the few puzzles of the small catalogue differ. */
async function prepareRows(em: EntityManager): Promise<void> {
  await seed(em, football, new Date());
  await em.execute("insert into setting (name, value) values ('deals.seedKey', 'a2V5')");
}

async function prepareDatabases(): Promise<PreparedDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-bff-tests-'));
  const responseRecord = join(folder, 'responses.txt');
  const cluster = await startCluster();
  if (!cluster)
    console.warn(
      'PostgreSQL was not found: its tests are skipped. Set TEST_POSTGRES_BIN to the folder of its programs.',
    );
  // One at a time: PGlite blocks the event loop for seconds, and connections to PostgreSQL would time out.
  if (cluster) await prepareTemplate(cluster);
  const pgliteFiles = await preparePglite(folder);
  return {
    pgliteFiles,
    postgresUrl: cluster?.urlOf('postgres') ?? '',
    responseRecord,
    remove: async () => {
      const unseen = unseenResponses(responseRecord);
      rmSync(folder, { recursive: true, force: true });
      await cluster?.stop();
      // Only `npm test` runs all files, and asks for a report.
      if (process.env['REPORT'] && unseen.length > 0)
        throw new Error(`No test has seen a successful response of\n${unseen.join('\n')}`);
    },
  };
}

async function prepareTemplate(cluster: Cluster): Promise<void> {
  const admin = await openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' });
  await admin.em().execute('create database template_site');
  await admin.close();
  const database = await openDatabase({ databaseUrl: cluster.urlOf('template_site'), dataDir: '' }, entities);
  await database.migrate(prepareRows);
  await database.close();
}

async function preparePglite(folder: string): Promise<string> {
  const dataDir = join(folder, 'pglite');
  const server = process.env['BUILT_SERVER'];
  // Without an empty database, the engine creates one for seconds.
  if (server) await unpackEmptyDatabase(dataDir, join(dirname(server), 'empty-database.zip'));
  const pglite = await createEngine({ dataDir });
  const database = await openEngine(pglite, entities);
  await database.migrate(prepareRows);
  // Copying takes time for each file, and no test creates a database in the embedded engine.
  await pglite.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
  await pglite.exec('checkpoint');
  await database.close();
  const files = join(folder, 'pglite.files');
  writeFileSync(files, serialize(readDatabaseFiles(dataDir)));
  return files;
}
