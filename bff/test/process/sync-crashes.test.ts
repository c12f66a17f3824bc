import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { SyncRun } from '@soccer-legends/contracts';
import { openDatabase } from '../../src/database/open-database.ts';
import type { Database } from '../../src/database/database.ts';
import { SyncRuns } from '../../src/sync/runs/sync-runs.ts';
import { PASSWORD_HASH, signIn, type Administrator } from '../fixtures/administrator.ts';
import { CallCounter } from '../fixtures/remote-football.ts';
import { send } from '../fixtures/send.ts';
import { ServerProcess } from '../fixtures/server-process.ts';
import { createPostgres, TestClock } from '../fixtures/site.ts';
import { begun } from '../fixtures/sync.ts';

/** More of them take minutes: `SYNC_KILLS=100` for the long run. */
const KILLS = Number(process.env['SYNC_KILLS'] ?? 4);
/** Enough for every kill to meet a worker at work. */
const ITEMS = Math.max(100, KILLS * 4);
const LONGEST_SILENCE_MS = 25_000;
const PATIENCE = 120_000 + KILLS * 15_000;
const hasPostgres = inject('postgresUrl') !== '';

const root = join(import.meta.dirname, '../..');
const program = join(root, '.tmp/sync-server/sync-server.js');
const service = new CallCounter();
const running: ServerProcess[] = [];
let folder: string;
let serviceUrl: string;

beforeAll(async () => {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: 'test/fixtures/sync-server.ts', outDir: '.tmp/sync-server', emptyOutDir: true },
  });
  serviceUrl = await service.start();
});
afterAll(() => service.stop());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-sync-'));
  service.calls = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const football = { FOOTBALL_URL: serviceUrl, FOOTBALL_PLAYERS: String(ITEMS) };
  const all = { ...football, ADMIN_PASSWORD_HASH: PASSWORD_HASH, LOG_LEVEL: 'warn', ...variables };
  const server = await ServerProcess.start(folder, all, [], program);
  running.push(server);
  return server.ready();
}

function adminOf({ url }: ServerProcess): Promise<Administrator> {
  return signIn({ send: (path, sending) => send(url, path, sending) });
}

/** A run of as many players as no console may ask for. */
async function beginLongRun(database: Database): Promise<number> {
  const params = { playerCount: ITEMS };
  return new SyncRuns(database, new TestClock()).begin({ kind: 'new-players', params, startedBy: 'administrator' });
}

async function newestRun(admin: Administrator): Promise<SyncRun> {
  return (await admin.send('/api/admin/sync-history')).json<SyncRun[]>()[0]!;
}

/** What must be true however often somebody died. */
async function expectEachOnce(database: Database, kills: number): Promise<void> {
  const [items] = await database.em().execute<object[]>(
    `select count(*)::int as all, count(*) filter (where status = 'added')::int as added,
     count(distinct row_id)::int as players from sync_item`,
  );
  expect(items).toEqual({ all: ITEMS, added: ITEMS, players: ITEMS });
  const [players] = await database.em().execute<object[]>(
    `select count(*)::int as all, count(distinct api_id)::int as linked, count(distinct name)::int as names
     from player where api_id is not null`,
  );
  expect(players).toEqual({ all: ITEMS, linked: ITEMS, names: ITEMS });
  expect(service.calls.length).toBeLessThanOrEqual(ITEMS + kills);
  console.info(`${ITEMS} players, ${kills} kills, ${service.calls.length} calls.`);
}

describe('a worker that is killed', () => {
  test('is followed by the next, which goes on where it was', { timeout: PATIENCE }, async () => {
    const data = { databaseUrl: undefined, dataDir: join(folder, '.data') };
    let server = await start();
    await server.kill('SIGKILL');
    const before = await openDatabase(data);
    await beginLongRun(before);
    await before.close();
    let kills = 0;
    while (kills < KILLS && service.calls.length < ITEMS) {
      const called = service.calls.length;
      server = await start();
      // Every other one dies after its first player: three in a row that do not would close the run.
      const alive = called + (kills % 2);
      await expect.poll(() => service.calls.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(alive);
      await wait(Math.random() * ((ITEMS / KILLS) * 30));
      await server.kill('SIGKILL');
      kills += 1;
    }
    server = await start();
    const admin = await adminOf(server);
    await expect
      .poll(async () => (await newestRun(admin)).status, { timeout: 90_000, interval: 200 })
      .toBe('completed');
    expect(await newestRun(admin)).toMatchObject({ playersAdded: ITEMS, totalPlayersProcessed: ITEMS, error: null });
    await server.kill('SIGKILL');
    const after = await openDatabase(data);
    await expectEachOnce(after, kills);
    await after.close();
  });

  test(
    'that is told to leave stops between two players, and the next goes on at once',
    { timeout: PATIENCE },
    async () => {
      const server = await start();
      const admin = await adminOf(server);
      await begun(admin, 'sync', { playerCount: 100 });
      await expect.poll(() => service.calls.length, { timeout: 20_000 }).toBeGreaterThan(3);
      expect(await server.kill('SIGTERM')).toBe(0);
      const called = service.calls.length;
      const next = await adminOf(await start());
      await expect.poll(async () => (await newestRun(next)).status, { timeout: 30_000 }).toBe('completed');
      expect(called).toBeLessThan(100);
      expect(service.calls).toHaveLength(100);
    },
  );
});

describe.skipIf(!hasPostgres)('three servers on one PostgreSQL', () => {
  test('have one run, and another goes on when its holder is killed', { timeout: PATIENCE }, async () => {
    const DATABASE_URL = await createPostgres();
    const servers = await Promise.all(Array.from({ length: 3 }, () => start({ DATABASE_URL })));
    const admins = await Promise.all(servers.map(adminOf));
    const asked = [0, 1, 2, 0, 1].map((place) => begun(admins[place]!, 'sync', { playerCount: 100 }));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    await expect.poll(() => service.calls.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(5);

    const holder = servers.find(({ pid }) => pid === service.calls.at(-1)!.pid)!;
    await holder.kill('SIGKILL');
    const killedAt = performance.now();
    const others = (): typeof service.calls => service.calls.filter(({ pid }) => pid !== holder.pid);
    await expect.poll(() => others().length, { timeout: LONGEST_SILENCE_MS, interval: 50 }).toBeGreaterThan(0);
    console.info(`Another server went on after ${Math.round(others()[0]!.at - killedAt)} ms.`);

    const survivor = admins[servers.findIndex((server) => server !== holder)]!;
    await expect
      .poll(async () => (await newestRun(survivor)).status, { timeout: 90_000, interval: 200 })
      .toBe('completed');
    expect(await newestRun(survivor)).toMatchObject({ playersAdded: 100, totalPlayersProcessed: 100 });
    expect(service.calls.length).toBeLessThanOrEqual(101);
    expect(new Set(service.calls.map(({ pid }) => pid)).size).toBe(2);
  });

  test('of which those for visitors alone only call for work', { timeout: PATIENCE }, async () => {
    const DATABASE_URL = await createPostgres();
    const web = await start({ DATABASE_URL, ROLE: 'web' });
    const admin = await adminOf(web);
    await begun(admin, 'sync', { playerCount: 5 });
    const worker = await start({ DATABASE_URL, ROLE: 'worker' });
    await expect.poll(async () => (await newestRun(admin)).status, { timeout: 30_000 }).toBe('completed');
    expect(new Set(service.calls.map(({ pid }) => pid))).toEqual(new Set([worker.pid]));
  });
});
