import { PLANS, SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { squadPlayers } from '@soccer-legends/api-football-sandbox/squads';
import type { League, LeaguesEstimate } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededRandom } from '../../src/platform/environment/seeded-random.ts';
import { SyncRuns } from '../../src/features/sync/runs/sync-runs.ts';
import { WorkerLoop } from '../../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from '../fixtures/administrator.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { startSync, waitForEnd } from '../fixtures/sync.ts';

const COUNTRIES = ['England', 'Spain', 'Italy', 'Germany', 'France'];
const YEARS = { from: 2016, to: 2025 };
/** With a real key, five leagues and ten seasons have to fit into half a day of the plan Pro. */
const MOST_CALLS = 3000;

let sandbox: RunningSandbox;
let site: Site;
let admin: Administrator;

beforeAll(async () => {
  const { clubs } = loadFootballData();
  const random = new SeededRandom(1);
  // Six hundred players in every season of a league, as in the real service.
  const squads = squadPlayers({ clubs, ...YEARS, size: 30, firstId: 50_000, random: () => random.next() });
  sandbox = await startSandbox({
    plan: { ...PLANS.mega, perMinute: 100_000 },
    now: () => site.clock.now(),
    players: squads.map(({ player }) => player),
  });
  const variables = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY };
  site = await startSite(openPgliteCopy, { variables });
  admin = await site.signIn();
  await site.app.get(WorkerLoop).tick();
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

test('five leagues and ten seasons need at most 3,000 calls', { timeout: 500_000 }, async () => {
  const leagues = (await admin.send('/api/admin/leagues')).json<League[] & object>();
  const leagueIds = COUNTRIES.map((name) => leagues.find(({ country }) => country === name)!.id);
  const query = `leagueIds=${leagueIds.join()}&from=${YEARS.from}&to=${YEARS.to}`;
  const estimate = (await admin.send(`/api/admin/leagues-estimate?${query}`)).json<LeaguesEstimate & object>();
  const began = performance.now();
  const { syncId } = (await startSync(admin, 'sync-leagues', { leagueIds, ...YEARS })).json<{ syncId: number }>();
  const runs = site.app.get(SyncRuns);
  const isPlanned = async (): Promise<boolean> => (await runs.find({ id: syncId }))!.planned;
  await expect.poll(isPlanned, { timeout: 480_000, interval: 200 }).toBe(true);
  const { calls, total } = (await runs.find({ id: syncId }))!;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.info(`${calls} calls (estimate ${estimate.calls}), ${total} players, ${seconds} s.`);
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  expect(Math.abs(estimate.calls - calls) / calls).toBeLessThan(0.25);
  expect(new Set(sandbox.control.calls.filter((call) => /^\/(?:players|transfers)\?/.test(call))).size).toBe(calls);
  // Writing the players needs no call.
  await startSync(admin, `sync/${syncId}/cancel`);
  await site.app.get(WorkerLoop).tick();
  await waitForEnd(admin, syncId);
});
