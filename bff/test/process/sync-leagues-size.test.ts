import { PLANS, SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { squadPlayers } from '@soccer-legends/api-football-sandbox/testing';
import type { League, LeaguesEstimate, LeaguesRequest } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { entities } from '../../src/app/entities.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { MINUTE_MS } from '../../src/platform/environment/clock.ts';
import { SeededRandom } from '../../src/platform/environment/random-source.ts';
import { WorkerLoop } from '../../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from '../fixtures/administrator.ts';
import { estimatesByTenth, observeLeagues, percent } from '../fixtures/league-estimates.ts';
import { createPostgres, openPgliteCopy, startSite, type OpenDatabase, type Site } from '../fixtures/site.ts';
import { SkippingClock } from '../fixtures/skipping-clock.ts';
import { runOf } from '../fixtures/sync.ts';

const COUNTRIES = ['England', 'Spain', 'Italy', 'Germany', 'France'];
const LAST_YEAR = 2025;
/** All ten take several minutes. */
const SEASONS = Number(process.env['SYNC_SEASONS'] ?? 10);
const YEARS = { from: LAST_YEAR - SEASONS + 1, to: LAST_YEAR };
const MOST_CALLS = 300 * SEASONS;
/** As a share of the run's whole time. */
const MOST_ERROR = 0.25;

/**
 * With fewer calls a day, the run waits for the next days. A plan of at most 100 calls would include only three pages of a
 * list.
 */
const plan = { ...PLANS.pro, perDay: Number(process.env['SYNC_PER_DAY'] ?? PLANS.pro.perDay) };

const LANDSCAPES = [
  {
    title: 'one server on PGlite',
    servers: 1,
    isAvailable: () => true,
    prepare: () => Promise.resolve(openPgliteCopy),
  },
  {
    title: 'two servers on one PostgreSQL',
    servers: 2,
    isAvailable: () => inject('postgresUrl') !== '',
    prepare: async (): Promise<OpenDatabase> => {
      const databaseUrl = await createPostgres('template_site');
      return () => openDatabase({ databaseUrl, dataDir: '' }, entities);
    },
  },
];

describe.each(LANDSCAPES)(
  `five leagues and ${SEASONS} seasons with ${plan.perDay} calls a day, $title`,
  ({ servers, isAvailable, prepare }) => {
    const clock = new SkippingClock();
    let sandbox: RunningSandbox;
    let sites: Site[] = [];
    let admin: Administrator;

    beforeAll(async () => {
      if (!isAvailable()) return;
      sandbox = await startSandbox({ plan, now: () => clock.now(), players: playersOfLeagues() });
      const variables = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY };
      const open = await prepare();
      for (let count = 0; count < servers; count += 1) sites.push(await startSite(open, { variables, clock }));
      admin = await sites[0]!.signIn();
      for (const { app } of sites) await app.get(WorkerLoop).tick();
    });
    afterAll(async () => {
      for (const site of sites) await site.close();
      await sandbox?.close();
      sites = [];
    });

    test('need at most 300 calls a season, and the end is known within a quarter of the time', async ({ skip }) => {
      if (!isAvailable()) skip();
      const [first, ...others] = sites as [Site, ...Site[]];
      const request = { leagueIds: await leagueIdsOf(admin), ...YEARS };
      const expected = await expectedOf(admin, request);
      const observed = await observeLeagues(first, admin, request, others);
      const minutesTo = (time: number): string => ((time - observed.startedAt) / MINUTE_MS).toFixed(1);
      const estimates = estimatesByTenth(observed);
      const errorBefore = (Date.parse(expected.endsAt) - observed.end) / (observed.end - observed.startedAt);
      console.info(
        `${minutesTo(observed.end)} min; ${minutesTo(Date.parse(expected.endsAt))} min expected before the start ` +
          `(${percent(errorBefore)})`,
      );
      console.table(
        estimates.map(({ now, end, error, calls, done, memoryMb }, index) => ({
          tenth: index + 1,
          ...{
            minute: minutesTo(now),
            estimated: minutesTo(end),
            error: percent(error),
            calls,
            players: done,
            memoryMb,
          },
        })),
      );
      // The session expired during the days of waiting for the quota.
      admin = await first.signIn();
      const run = await runOf(admin, observed.syncId);
      const calls = sandbox.control.calls.filter((call) => /^\/(?:players|transfers)\?/.test(call));
      const leases = sites.map(leasesOf);
      console.info(
        `${calls.length} calls (${expected.calls} expected), ${run.playersAdded} of ${run.totalPlayersProcessed} added; ` +
          `leases of each server: ${leases.join(', ')}.`,
      );
      expect(run).toMatchObject({ status: 'completed', error: null, playersFailed: 0, calls: calls.length });
      expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
      expect(new Set(calls).size).toBe(calls.length);
      for (const error of [errorBefore, ...estimates.map(({ error }) => error)])
        expect(Math.abs(error)).toBeLessThanOrEqual(MOST_ERROR);
      expect(await playersWrittenTwice(first)).toBe(0);
      // Every day is at least one lease, and the servers take turns.
      const days = Math.ceil(calls.length / plan.perDay);
      expect(leases.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(days);
      expect(leases.filter((count) => count > 0).length).toBeGreaterThanOrEqual(Math.min(servers, days));
    }, 900_000);
  },
);

/** Returns players of squads whose seasons, with the bundled players, have about 40 pages each, as in the service. */
function playersOfLeagues() {
  const { clubs } = loadFootballData();
  const random = new SeededRandom(1);
  const squads = squadPlayers({ clubs, ...YEARS, size: 24, firstId: 50_000, random: () => random.next() });
  return squads.map(({ player }) => player);
}

/** Returns how often the server continued a run. */
function leasesOf({ log }: Site): number {
  return log.lines.filter(({ message }) => ['A sync ended.', 'A worker released a sync.'].includes(message)).length;
}

async function playersWrittenTwice({ database }: Site): Promise<number> {
  const [row] = await database
    .em()
    .execute<{ doubles: number }[]>('select count(api_id)::int - count(distinct api_id)::int as doubles from person');
  return row!.doubles;
}

async function leagueIdsOf(admin: Administrator): Promise<number[]> {
  const leagues = (await admin.send('/api/admin/leagues')).json<League[] & object>();
  return COUNTRIES.map((name) => leagues.find(({ country }) => country === name)!.id);
}

async function expectedOf(admin: Administrator, { leagueIds, from, to }: LeaguesRequest): Promise<LeaguesEstimate> {
  const query = `leagueIds=${leagueIds.join()}&from=${from}&to=${to}`;
  return (await admin.send(`/api/admin/leagues-estimate?${query}`)).json<LeaguesEstimate & object>();
}
