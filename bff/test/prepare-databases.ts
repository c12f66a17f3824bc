import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from 'vite';
import { entities } from '../src/app/entities.ts';
import { seed } from '../src/features/catalogue/seed.ts';
import { createEngine, openDatabase, openEngine } from '../src/platform/database/open-database.ts';
import { football } from './fixtures/football.ts';
import { startCluster, type Cluster } from './fixtures/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, seeded embedded database, to start copies from. */
    pgliteDump: string;
    /** Address of the cluster's `postgres` database; empty where no PostgreSQL is installed. */
    postgresUrl: string;
    /** The built server, for tests that need processes. */
    builtServer: string;
    /** A data directory as the built server has made and filled it, to start copies from. */
    filledData: string;
  }
}

/** Once a run: what every test file starts from, since making it anew would take most of the time. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-bff-tests-'));
  const cluster = await startCluster();
  provide('postgresUrl', cluster?.urlOf('postgres') ?? '');
  if (cluster) await prepareTemplate(cluster);
  else
    console.warn(
      'No PostgreSQL was found: its tests are skipped. Set TEST_POSTGRES_BIN to the folder of its programs.',
    );
  provide('pgliteDump', await dumpPglite(folder));
  const server = await buildServer();
  provide('builtServer', server);
  provide('filledData', fillData(server, folder));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await cluster?.stop();
  };
}

async function prepareTemplate(cluster: Cluster): Promise<void> {
  const admin = await openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' });
  await admin.em().execute('create database template_site');
  await admin.close();
  const database = await openDatabase({ databaseUrl: cluster.urlOf('template_site'), dataDir: '' }, entities);
  await database.migrate(async (em) => void (await seed(em, football, new Date())));
  await database.close();
}

async function dumpPglite(folder: string): Promise<string> {
  const pglite = await createEngine({});
  const database = await openEngine(pglite, entities);
  await database.migrate(async (em) => void (await seed(em, football, new Date())));
  const dump = join(folder, 'pglite.tar');
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return dump;
}

function fillData(server: string, folder: string): string {
  const DATA_DIR = join(folder, 'filled');
  execFileSync(process.execPath, [server, '--migrate-only'], { env: { PATH: process.env['PATH'], DATA_DIR } });
  return DATA_DIR;
}

/** Beside the sources, so that the packages it imports are found. */
async function buildServer(): Promise<string> {
  const root = join(import.meta.dirname, '..');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: '.tmp/dist', emptyOutDir: true },
  });
  return join(root, '.tmp/dist/main.js');
}
