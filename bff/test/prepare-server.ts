import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import prepareDatabases from './prepare-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built server, for tests that start processes. */
    builtServer: string;
    /** A data directory that the built server has migrated and seeded, from which copies start. */
    filledData: string;
  }
}

/** The built server; without it, the tests build one. `npm test` builds the server once for all its steps. */
const BUILT_SERVER = process.env['BUILT_SERVER'];

const execute = promisify(execFile);

/** Prepares the databases and, meanwhile in another process, a data directory. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const [removeDatabases, removeFolder] = await Promise.all([prepareDatabases(project), prepareFolder(project)]);
  return async () => {
    removeFolder();
    await removeDatabases?.();
  };
}

async function prepareFolder({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-bff-server-'));
  const server = BUILT_SERVER ?? (await buildServer());
  const DATA_DIR = join(folder, 'filled');
  await execute(process.execPath, [server, '--migrate-only'], { env: { PATH: process.env['PATH'], DATA_DIR } });
  provide('builtServer', server);
  provide('filledData', DATA_DIR);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Builds next to the sources, so that imported packages are found. */
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
