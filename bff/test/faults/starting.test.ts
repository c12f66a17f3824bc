import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { Namespace } from '../fixtures/namespace.ts';
import { ownFolder } from '../fixtures/own-folder.ts';
import { send } from '../fixtures/send.ts';
import { beginGame, lostOf } from '../fixtures/visitor.ts';
import { fault, faultIf } from './fault.ts';

const SECRET = 'hunter2-hunter2';
const isRoot = process.getuid?.() === 0;

const folder = ownFolder();

/** Expects the server to exit at startup with a message instead of a stack, and returns its output. */
async function failedStart(variables: Record<string, string>): Promise<string> {
  const server = await folder.start(variables);
  expect(await server.exited).toBe(1);
  expect(server.output).not.toMatch(/^\s+at /m);
  expect(server.output).not.toContain(SECRET);
  return server.output;
}

fault(50, async () => {
  const output = await failedStart({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
    DATABASE_URL: `mysql://x:${SECRET}@y/z`,
  });
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY', 'DATABASE_URL']) expect(output).toContain(`- ${name}: `);
});

const POSTGRES = inject('postgresUrl');

faultIf(POSTGRES !== '', 52, async () => {
  const cluster = await openDatabase({ databaseUrl: POSTGRES, dataDir: '' });
  await cluster.em().execute('create role limited login');
  await cluster.close();
  const url = new URL(POSTGRES.replace(/\/postgres$/, '/nowhere'));
  [url.username, url.password] = ['limited', SECRET];
  expect(await failedStart({ DATABASE_URL: url.href })).toMatch(/The database "nowhere" at .* cannot be used/);
});

fault(53, async () => {
  writeFileSync(join(folder.path, 'in-the-way'), '');
  expect(await failedStart({ DATA_DIR: 'in-the-way' })).toMatch(/in-the-way.* is not a folder/);
});

// File permissions do not apply to root, but a read-only file system does.
const READ_ONLY = '/sys';
faultIf(!isRoot || existsSync(READ_ONLY), 54, async () => {
  const data = join(isRoot ? READ_ONLY : folder.path, 'forbidden');
  if (!isRoot) mkdirSync(data, { mode: 0o500 });
  expect(await failedStart({ DATA_DIR: data })).toMatch(/has no permission for|is read-only/);
});

fault(56, async () => {
  const first = await (await folder.start()).ready();
  expect(await failedStart({})).toContain(`in use by process ${first.pid}`);
  expect((await send(first.url, '/readyz')).status).toBe(200);
});

faultIf(Namespace.possible, 59, async () => {
  const first = await (await folder.startIn(Namespace.wrapper)).ready();
  const games: string[] = [];
  while (games.length < 240) games.push((await beginGame(first)).gameId);
  const before = contentOf(join(folder.path, '.data'));
  const second = await folder.startIn(Namespace.wrapper);
  expect(await second.exited).toBe(1);
  expect(second.output).toMatch(/The embedded database is in use by process 1 on/);
  expect(contentOf(join(folder.path, '.data'))).toEqual(before);
  await folder.killAll();
  expect(await lostOf(await (await folder.start()).ready(), games)).toEqual([]);
});

/** Returns the paths and modification times of all files below a folder, without the tables of the running server. */
function contentOf(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((name) => !name.startsWith('database/'));
  return files.map((name) => `${name} ${statSync(join(path, name)).mtimeMs}`).sort();
}
