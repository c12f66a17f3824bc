import { startSandbox, PLANS, SANDBOX_KEY } from '@soccer-legends/api-football-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { fault } from '../faults/fault.ts';
import { createPostgres } from '../fixtures/site.ts';
import { adminOf, newestRun, SyncServers } from '../fixtures/sync-servers.ts';
import { startSync, problemOf } from '../fixtures/sync.ts';

const ITEMS = 100;
const MAX_TAKEOVER_MS = 25_000;
const TIMEOUT_MS = 180_000;

const servers = new SyncServers(ITEMS);
const { service } = servers;

beforeAll(() => servers.prepare());
afterAll(() => servers.stop());
beforeEach(() => servers.begin());
afterEach(() => servers.end());

describe.skipIf(inject('postgresUrl') === '')('three servers on one PostgreSQL', () => {
  let DATABASE_URL: string;
  beforeEach(async () => {
    DATABASE_URL = await createPostgres();
  });

  const startThree = (variables: Record<string, string> = {}) =>
    Promise.all(Array.from({ length: 3 }, () => servers.start({ DATABASE_URL, ...variables })));

  fault(
    7,
    async () => {
      const all = await startThree();
      const admins = await Promise.all(all.map(adminOf));
      service.block();
      const requests = [0, 1, 2, 0, 1].map((place) => startSync(admins[place]!, 'sync', { playerCount: ITEMS }));
      const answers = await Promise.all(requests);
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
      const { syncId } = answers.find(({ status }) => status === 202)!.json<{ syncId: number }>();
      for (const refused of answers.filter(({ status }) => status === 409))
        expect(problemOf(refused)).toMatchObject({ code: 'sync.alreadyRunning', syncId });

      service.unblock();
      await expect.poll(() => service.calls.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(5);
      // The holder of the lease is killed in the middle of a call, long before the end of the run.
      service.block();
      const { pid } = service.calls.at(-1)!;
      const holder = all.find((server) => server.pid === pid)!;
      await holder.kill('SIGKILL');
      const killedAt = performance.now();
      const others = (): typeof service.calls => service.calls.filter((call) => call.pid !== pid);
      await expect.poll(() => others().length, { timeout: MAX_TAKEOVER_MS, interval: 50 }).toBeGreaterThan(0);
      console.info(`Another server took over after ${Math.round(others()[0]!.at - killedAt)} ms.`);
      service.unblock();

      const survivor = admins[all.findIndex((server) => server !== holder)]!;
      await expect
        .poll(async () => (await newestRun(survivor)).status, { timeout: 90_000, interval: 200 })
        .toBe('completed');
      expect(await newestRun(survivor)).toMatchObject({
        id: syncId,
        playersAdded: ITEMS,
        totalPlayersProcessed: ITEMS,
      });
      expect(service.calls.length).toBeLessThanOrEqual(ITEMS + 1);
      expect(new Set(service.calls.map((call) => call.pid)).size).toBe(2);
    },
    TIMEOUT_MS,
  );

  fault(
    8,
    async () => {
      const all = await startThree();
      const admins = await Promise.all(all.map(adminOf));
      service.block();
      const { syncId } = (await startSync(admins[0]!, 'sync', { playerCount: ITEMS })).json<{ syncId: number }>();
      await expect.poll(() => service.calls.length, { timeout: 20_000, interval: 10 }).toBe(1);
      const frozen = all.find((server) => server.pid === service.calls[0]!.pid)!;
      void frozen.kill('SIGSTOP');
      const others = (): typeof service.calls => service.calls.filter((call) => call.pid !== frozen.pid);
      await expect.poll(() => others().length, { timeout: MAX_TAKEOVER_MS, interval: 50 }).toBeGreaterThan(0);
      service.unblock();
      const awake = admins[all.findIndex((server) => server !== frozen)]!;
      await expect
        .poll(async () => (await newestRun(awake)).status, { timeout: 90_000, interval: 200 })
        .toBe('completed');

      void frozen.kill('SIGCONT');
      await expect.poll(() => frozen.output, { timeout: 20_000 }).toContain('another worker has taken over');
      expect(await newestRun(awake)).toMatchObject({
        id: syncId,
        status: 'completed',
        playersAdded: ITEMS,
        totalPlayersProcessed: ITEMS,
      });
      expect((await admins[all.indexOf(frozen)]!.send('/api/admin/session')).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test('start one run for a scheduled job', { timeout: TIMEOUT_MS }, async () => {
    const all = await startThree({ SYNC_CRON: 'on' });
    for (const server of all) void server.kill('SIGUSR2');
    await Promise.all(all.map(({ waitForOutput }) => waitForOutput('The weekly job has run.')));
    const admin = await adminOf(all[0]!);
    await expect
      .poll(async () => (await newestRun(admin))?.status, { timeout: 60_000, interval: 200 })
      .toBe('completed');
    const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
    const jobs = await database.em().execute("select status from job_run where name = 'update-coaches'");
    const runs = await database.em().execute('select kind, started_by as "by" from sync_run');
    await database.close();
    expect(jobs).toEqual([{ status: 'succeeded' }]);
    expect(runs).toEqual([{ kind: 'existing-coaches', by: 'schedule' }]);
  });

  test('with the role web create runs and leave them to workers', { timeout: TIMEOUT_MS }, async () => {
    const web = await servers.start({ DATABASE_URL, ROLE: 'web' });
    const admin = await adminOf(web);
    await startSync(admin, 'sync', { playerCount: 5 });
    const worker = await servers.start({ DATABASE_URL, ROLE: 'worker' });
    await expect.poll(async () => (await newestRun(admin)).status, { timeout: 30_000 }).toBe('completed');
    expect(new Set(service.calls.map(({ pid }) => pid))).toEqual(new Set([worker.pid]));
  });

  test(
    'never exceed the daily limit: one of ten concurrent requests gets the last call',
    { timeout: TIMEOUT_MS },
    async () => {
      const sandbox = await startSandbox({ plan: { ...PLANS.pro, perDay: 3 } });
      const service = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY, FOOTBALL_URL: '' };
      const admins = await Promise.all((await startThree(service)).map(adminOf));
      const request = (place: number) => admins[place % 3]!.send('/api/admin/random-players');
      for (let call = 0; call < 2; call += 1) expect((await request(call)).status).toBe(200);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => request(place)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(503)]);
      for (const refused of answers.filter(({ status }) => status === 503))
        expect(problemOf(refused).code).toBe('footballApi.quotaUsedUp');
      expect(sandbox.control.calls.filter((call) => call !== '/status')).toHaveLength(3);
      await sandbox.close();
    },
  );
});
