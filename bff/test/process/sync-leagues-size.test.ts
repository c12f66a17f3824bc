import { PLANS, SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { squadPlayers } from '@soccer-legends/api-football-sandbox/squads';
import type { League, LeaguesEstimate, LeaguesRequest } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../src/platform/environment/durations.ts';
import { SeededRandom } from '../../src/platform/environment/seeded-random.ts';
import { WorkerLoop } from '../../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from '../fixtures/administrator.ts';
import { errorsByTenth, observeLeagues } from '../fixtures/league-estimates.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { runOf } from '../fixtures/sync.ts';

const COUNTRIES = ['England', 'Spain', 'Italy', 'Germany', 'France'];
const YEARS = { from: 2016, to: 2025 };
const MOST_CALLS = 3000;

/** With fewer calls a day, the run waits for the next days. */
const plan = { ...PLANS.pro, perDay: Number(process.env['SYNC_PER_DAY'] ?? PLANS.pro.perDay) };

describe(`five leagues and ten seasons on ${plan.name} with ${plan.perDay} calls a day`, () => {
  let sandbox: RunningSandbox;
  let site: Site;
  let admin: Administrator;

  beforeAll(async () => {
    const { clubs } = loadFootballData();
    const random = new SeededRandom(1);
    // Six hundred players in every season of a league, as in the real service.
    const squads = squadPlayers({ clubs, ...YEARS, size: 30, firstId: 50_000, random: () => random.next() });
    const players = squads.map(({ player }) => player);
    sandbox = await startSandbox({ plan, now: () => site.clock.now(), players });
    const variables = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY };
    site = await startSite(openPgliteCopy, { variables });
    admin = await site.signIn();
    await site.app.get(WorkerLoop).tick();
  });
  afterAll(async () => {
    await site.close();
    await sandbox.close();
  });

  test(
    'need at most 3,000 calls, and the end is known within a quarter of the time',
    { timeout: 900_000 },
    async () => {
      const request = { leagueIds: await leagueIdsOf(admin), ...YEARS };
      const expected = await expectedOf(admin, request);
      const startedAt = site.clock.now().getTime();
      const minutesTo = (time: number): number => Math.round((time - startedAt) / MINUTE_MS);
      const observed = await observeLeagues(site, admin, request);
      const status = async () => (await runOf(admin, observed.syncId)).status;
      await expect.poll(status, { timeout: 300_000, interval: 1000 }).not.toBe('in_progress');
      const run = await runOf(admin, observed.syncId);
      const calls = sandbox.control.calls.filter((call) => /^\/(?:players|transfers)\?/.test(call));
      const errors = errorsByTenth(observed);
      console.info(
        `${calls.length} calls (${expected.calls} expected), ${minutesTo(observed.endedAt)} min ` +
          `(${minutesTo(Date.parse(expected.endsAt!))} expected), ${run.playersAdded} of ${run.totalPlayersProcessed} added; ` +
          `estimates at each tenth: ${errors.map((error) => `${Math.round(error * 100)} %`).join(', ')}`,
      );
      expect(run).toMatchObject({ status: 'completed', error: null, playersFailed: 0, calls: calls.length });
      expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
      expect(new Set(calls).size).toBe(calls.length);
      for (const error of errors) expect(Math.abs(error)).toBeLessThan(0.25);
      const [{ doubles }] = await site.database
        .em()
        .execute<[{ doubles: number }]>(
          'select count(api_id)::int - count(distinct api_id)::int as doubles from player',
        );
      expect(doubles).toBe(0);
    },
  );
});

async function leagueIdsOf(admin: Administrator): Promise<number[]> {
  const leagues = (await admin.send('/api/admin/leagues')).json<League[] & object>();
  return COUNTRIES.map((name) => leagues.find(({ country }) => country === name)!.id);
}

async function expectedOf(admin: Administrator, { leagueIds, from, to }: LeaguesRequest): Promise<LeaguesEstimate> {
  const query = `leagueIds=${leagueIds.join()}&from=${from}&to=${to}`;
  return (await admin.send(`/api/admin/leagues-estimate?${query}`)).json<LeaguesEstimate & object>();
}
