import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { Namespace } from '../../fixtures/namespace.ts';
import { ownFolder } from '../../fixtures/own-folder.ts';
import { buildShell } from '../../fixtures/plugin-folder.ts';
import { send } from '../../fixtures/send.ts';
import { createPostgres } from '../../fixtures/site.ts';
import { TcpProxy } from '../../fixtures/tcp-proxy.ts';
import { beginGame, lostOf } from '../../fixtures/visitor.ts';
import { fault, faultIf } from '../fault.ts';

const SECRET = 'hunter2-hunter2';
const POSTGRES = inject('postgresUrl');

const folder = ownFolder();

faultIf(POSTGRES !== '', 51, async () => {
  const proxy = await TcpProxy.to(POSTGRES);
  proxy.refuse();
  const url = new URL(proxy.urlFor(await createPostgres('template_site')));
  url.password = SECRET;
  const server = await folder.start({ DATABASE_URL: url.href });
  const reports = (): number => server.output.match(/Trying again until it responds/g)?.length ?? 0;
  await expect.poll(reports).toBe(1);
  const statuses = ['/livez', '/readyz'].map(async (path) => (await send(server.url, path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 503]);
  proxy.heal();
  // Reading whole tables then takes longer than the limit of a query.
  proxy.slowDown(200);
  await expect.poll(reports, { timeout: 60_000 }).toBe(2);
  proxy.slowDown(0);
  await server.ready();
  expect((await send(server.url, '/readyz')).status).toBe(200);
  expect(server.output).not.toContain(SECRET);
  proxy.close();
});

fault(55, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const server = await folder.start({ PORT: String(port), DATA_DIR: 'fresh' });
  expect(await server.exited).toBe(1);
  expect(server.output).toContain(`Port ${port} is in use by another program`);
  // The error was reported before anything was migrated.
  expect(existsSync(join(folder.path, 'fresh'))).toBe(false);
  taken.close();
});

fault(57, async () => {
  const dead = await (await folder.start()).ready();
  await dead.kill('SIGKILL');
  const lock = join(folder.path, '.data/database.lock');
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: dead.pid });
  const next = await (await folder.start()).ready();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: next.pid });
});

fault(58, async () => {
  const server = await (await folder.start({ SHELL_DIR: 'not-built-yet' })).ready();
  const page = async (): Promise<string> => (await send(server.url, '/', { headers: { accept: 'text/html' } })).text;
  expect(await page()).toContain('not built yet');
  expect((await send(server.url, '/api/games')).status).toBe(200);
  expect(server.output).toContain('The shell is not built');
  buildShell(join(folder.path, 'not-built-yet'));
  await expect.poll(page, { timeout: 10_000 }).toContain('/assets/shell-1.js');
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

/** Returns the paths and modification times of all files below a folder, except the tables of the running server. */
function contentOf(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((name) => !name.startsWith('database/'));
  return files.map((name) => `${name} ${statSync(join(path, name)).mtimeMs}`).sort();
}
