import { join } from 'node:path';
import { PLANS, SANDBOX_KEY, startSandbox } from '@soccer-legends/api-football-sandbox';
import { squadPlayers } from '@soccer-legends/api-football-sandbox/testing';
import type { ApiStats, League } from '@soccer-legends/contracts';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entities } from '../../src/app/entities.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { SeededRandom } from '../../src/platform/environment/random-source.ts';
import { fault } from '../faults/fault.ts';
import { adminOf, newestRun, SyncServers } from '../fixtures/sync-servers.ts';
import { insertRun, startSync } from '../fixtures/sync.ts';

/** Number of kills; `SYNC_KILLS=100` takes several minutes. */
const KILLS = Number(process.env['SYNC_KILLS'] ?? 4);
/** Enough items for every kill to interrupt a worker. */
const ITEMS = Math.max(100, KILLS * 4);
const FEW_KILLS = Math.min(KILLS, 4);
const LEAGUE_YEARS = { from: 2022, to: 2024 };
/** Each kill waits for two calls. In this test, one league needs about 50 calls, and five leagues with squads about 850. */
const LEAGUE_COUNTRIES = KILLS <= 10 ? ['England'] : ['England', 'Spain', 'Italy', 'Germany', 'France'];
const TIMEOUT_MS = 120_000 + KILLS * 15_000;

const servers = new SyncServers(ITEMS);
const { service } = servers;

beforeAll(() => servers.prepare());
afterAll(() => servers.stop());
beforeEach(() => servers.begin());
afterEach(() => servers.end());

/** Creates a run with more players than the API accepts. */
function createLongRun(database: Database): Promise<number> {
  const params = { playerCount: ITEMS };
  return insertRun(database, { kind: 'new-players', params });
}

function playersOfSquads(): Player[] {
  const { clubs } = loadFootballData();
  const random = new SeededRandom(1);
  const squads = squadPlayers({ clubs, ...LEAGUE_YEARS, size: 40, firstId: 50_000, random: () => random.next() });
  return squads.map(({ player }) => player);
}

/** Expects that every player was written exactly once. */
async function expectEachOnce(database: Database, kills: number): Promise<void> {
  const [items] = await database.em().execute<object[]>(
    `select count(*)::int as all, count(*) filter (where status = 'added')::int as added,
     count(distinct row_id)::int as players from sync_item`,
  );
  expect(items).toEqual({ all: ITEMS, added: ITEMS, players: ITEMS });
  const [players] = await database.em().execute<object[]>(
    `select count(*)::int as all, count(distinct api_id)::int as linked, count(distinct name)::int as names
     from person where kind = 'player' and api_id is not null`,
  );
  expect(players).toEqual({ all: ITEMS, linked: ITEMS, names: ITEMS });
  expect(service.calls.length).toBeLessThanOrEqual(ITEMS + kills);
  console.info(`${ITEMS} players, ${kills} kills, ${service.calls.length} calls.`);
}

describe('a worker that is killed', () => {
  fault(
    5,
    async () => {
      const data = { databaseUrl: undefined, dataDir: join(servers.folder, '.data') };
      let server = await servers.start();
      await server.kill('SIGKILL');
      const before = await openDatabase(data, entities);
      await createLongRun(before);
      await before.close();
      let kills = 0;
      while (kills < KILLS && service.calls.length < ITEMS) {
        const called = service.calls.length;
        server = await servers.start();
        // Every other server is killed after its first item, because three crashes in a row without an item would fail the
        // run.
        const minCalls = called + (kills % 2);
        await expect.poll(() => service.calls.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(minCalls);
        await wait(Math.random() * ((ITEMS / KILLS) * 30));
        await server.kill('SIGKILL');
        kills += 1;
      }
      server = await servers.start();
      const admin = await adminOf(server);
      await expect
        .poll(async () => (await newestRun(admin)).status, { timeout: 90_000, interval: 200 })
        .toBe('completed');
      expect(await newestRun(admin)).toMatchObject({ playersAdded: ITEMS, totalPlayersProcessed: ITEMS, error: null });
      await server.kill('SIGKILL');
      const after = await openDatabase(data, entities);
      await expectEachOnce(after, kills);
      await after.close();
    },
    TIMEOUT_MS,
  );

  fault(
    6,
    async () => {
      const server = await servers.start();
      const admin = await adminOf(server);
      await startSync(admin, 'sync', { playerCount: 100 });
      await expect.poll(() => service.calls.length, { timeout: 20_000 }).toBeGreaterThan(3);
      expect(await server.kill('SIGTERM')).toBe(0);
      const called = service.calls.length;
      const next = await adminOf(await servers.start());
      await expect.poll(async () => (await newestRun(next)).status, { timeout: 30_000 }).toBe('completed');
      expect(called).toBeLessThan(100);
      expect(service.calls).toHaveLength(100);
    },
    TIMEOUT_MS,
  );

  test('counts every call in the quota usage', { timeout: TIMEOUT_MS }, async () => {
    const sandbox = await startSandbox({ plan: { ...PLANS.mega, perMinute: 100_000 } });
    const real = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY, FOOTBALL_URL: '' };
    const { calls } = sandbox.control;
    let server = await servers.start(real);
    await startSync(await adminOf(server), 'sync', { playerCount: 20 });
    for (let kills = 0; kills < FEW_KILLS; kills += 1) {
      const called = calls.length;
      await expect.poll(() => calls.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(called + 30);
      await wait(Math.random() * 50);
      await server.kill('SIGKILL');
      server = await servers.start(real);
    }
    const admin = await adminOf(server);
    await expect
      .poll(async () => (await newestRun(admin)).status, { timeout: 90_000, interval: 200 })
      .toBe('completed');
    expect(await newestRun(admin)).toMatchObject({ playersAdded: 20, playersFailed: 0 });
    const [today] = (await admin.send('/api/admin/api-stats')).json<ApiStats & Record<string, unknown>>().usage;
    const made = calls.filter((call) => call !== '/status').length;
    expect(today!.used).toBeGreaterThanOrEqual(made);
    expect(today!.used).toBeLessThanOrEqual(made + FEW_KILLS);
    console.info(`${made} calls, ${today!.used} counted, ${FEW_KILLS} kills.`);
    await sandbox.close();
  });

  test(
    'continues a sync of leagues and reads no page twice, except the interrupted one',
    { timeout: TIMEOUT_MS },
    async () => {
      const squads = KILLS <= 10 ? [] : playersOfSquads();
      const sandbox = await startSandbox({ plan: { ...PLANS.mega, perMinute: 100_000 }, players: squads });
      const real = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY, FOOTBALL_URL: '' };
      const called = (): string[] => sandbox.control.calls.filter((call) => /^\/(?:players|transfers)\?/.test(call));
      let server = await servers.start(real);
      const first = await adminOf(server);
      const leagues = (await first.send('/api/admin/leagues')).json<League[]>();
      const leagueIds = leagues.filter(({ country }) => LEAGUE_COUNTRIES.includes(country ?? '')).map(({ id }) => id);
      await startSync(first, 'sync-leagues', { leagueIds, ...LEAGUE_YEARS });
      for (let kills = 0; kills < KILLS; kills += 1) {
        const before = called().length;
        await expect.poll(() => called().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 1);
        await wait(Math.random() * 50);
        await server.kill('SIGKILL');
        server = await servers.start(real);
      }
      const admin = await adminOf(server);
      await expect
        .poll(async () => (await newestRun(admin)).status, { timeout: 180_000, interval: 200 })
        .toBe('completed');
      expect(await newestRun(admin)).toMatchObject({ error: null, playersFailed: 0 });
      expect(called().length - new Set(called()).size).toBeLessThanOrEqual(KILLS);
      await server.kill('SIGKILL');
      const data = await openDatabase({ databaseUrl: undefined, dataDir: join(servers.folder, '.data') }, entities);
      const [players] = await data
        .em()
        .execute<object[]>(
          `select count(*) filter (where api_id is not null)::int - count(distinct api_id)::int as doubles from person where kind = 'player'`,
        );
      expect(players).toEqual({ doubles: 0 });
      await data.close();
      console.info(`${called().length} calls of leagues, ${new Set(called()).size} different, ${KILLS} kills.`);
      await sandbox.close();
    },
  );
});
