import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { openDatabase } from '../../src/database/open-database.ts';
import { buildShell } from '../fixtures/plugin-folder.ts';
import { send } from '../fixtures/send.ts';
import { freePort, ServerProcess } from '../fixtures/server-process.ts';
import { fault, faultIf } from './fault.ts';

const SECRET = 'hunter2-hunter2';
const isRoot = process.getuid?.() === 0;

let folder: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-starting-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start(folder, variables);
  running.push(server);
  return server;
}

/** Starts a server that must not start, and answers what it said: words, and no stack. */
async function refused(variables: Record<string, string>): Promise<string> {
  const server = await start(variables);
  expect(await server.exited).toBe(1);
  expect(server.output).not.toMatch(/^\s+at /m);
  expect(server.output).not.toContain(SECRET);
  return server.output;
}

fault(50, async () => {
  const said = await refused({
    ...{ PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'true', DATABASE_URL: `mysql://x:${SECRET}@y/z` },
  });
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY', 'DATABASE_URL']) expect(said).toContain(`- ${name}: `);
});

fault(51, async () => {
  const port = await freePort();
  const said = await refused({ DATABASE_URL: `postgres://site:${SECRET}@127.0.0.1:${port}/site` });
  expect(said).toContain(`The database "site" at 127.0.0.1:${port} cannot be used`);
});

faultIf(inject('postgresUrl') !== '', 52, async () => {
  const cluster = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' });
  await cluster.em().execute('create role modest login');
  await cluster.close();
  const url = new URL(inject('postgresUrl').replace(/\/postgres$/, '/nowhere'));
  [url.username, url.password] = ['modest', SECRET];
  expect(await refused({ DATABASE_URL: url.href })).toMatch(/The database "nowhere" at .* cannot be used/);
});

fault(53, async () => {
  writeFileSync(join(folder, 'in-the-way'), '');
  expect(await refused({ DATA_DIR: 'in-the-way' })).toMatch(/in-the-way.* is not a folder/);
});

// Nothing is forbidden to root, but for a file system that can only be read.
const KERNELS_OWN = '/sys';
faultIf(!isRoot || existsSync(KERNELS_OWN), 54, async () => {
  const data = join(isRoot ? KERNELS_OWN : folder, 'forbidden');
  if (!isRoot) mkdirSync(data, { mode: 0o500 });
  expect(await refused({ DATA_DIR: data })).toMatch(/may not be used by this user|can only be read/);
});

fault(55, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await refused({ PORT: String(port) })).toContain(`Port ${port} is taken by another program`);
  taken.close();
  await (await start()).ready();
});

fault(56, async () => {
  const first = await (await start()).ready();
  expect(await refused({})).toContain(`in use by process ${first.pid}`);
  expect((await send(first.url, '/readyz')).status).toBe(200);
});

fault(57, async () => {
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'exit');
  const lock = join(folder, '.data/database.lock');
  cpSync(inject('filledData'), join(folder, '.data'), { recursive: true });
  writeFileSync(lock, JSON.stringify({ pid: dead.pid, startToken: 'long ago' }));
  const next = await (await start()).ready();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: next.pid });
});

fault(58, async () => {
  const server = await (await start({ SHELL_DIR: 'not-built-yet' })).ready();
  const page = async (): Promise<string> => (await send(server.url, '/', { headers: { accept: 'text/html' } })).text;
  expect(await page()).toContain('not built yet');
  expect((await send(server.url, '/api/games')).status).toBe(200);
  expect(server.output).toContain('There is no built shell');
  buildShell(join(folder, 'not-built-yet'));
  await expect.poll(page, { timeout: 10_000 }).toContain('/assets/shell-1.js');
});
