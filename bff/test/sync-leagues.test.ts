import { PLANS, SANDBOX_KEY, startSandbox, type Plan, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { ExternalPlayer, League, LeaguesEstimate, PlayerDetail } from '@soccer-legends/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SyncRun } from '../src/features/sync/runs/sync-run.entity.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { estimatesByTenth, observeLeagues, percent } from './fixtures/league-estimates.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';
import { detailsOf, problemOf, runOf, runSync, startSync, waitForEnd } from './fixtures/sync.ts';

let sandbox: RunningSandbox;
let site: Site;
let admin: Administrator;
let callsBefore = 0;

async function open(plan: Plan): Promise<void> {
  sandbox = await startSandbox({ plan, now: () => site.clock.now() });
  const variables = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY };
  site = await startSite(openAnyCopy, { variables });
  admin = await site.signIn();
  await site.app.get(WorkerLoop).tick();
}

async function close(): Promise<void> {
  await site.close();
  await sandbox.close();
}

async function leagueIds(...countries: string[]): Promise<number[]> {
  const leagues = (await admin.send('/api/admin/leagues')).json<League[]>();
  return countries.map((country) => leagues.find((league) => league.country === country)!.id);
}

/** Returns the calls of the current test. */
const calls = (): readonly string[] => sandbox.control.calls.slice(callsBefore);
const callsTo = (path: string): string[] => calls().filter((call) => call.startsWith(path));

/** Starts a run and waits until the sandbox has received some of its calls. */
async function startedRun(body: object, calls: number): Promise<number> {
  const { syncId } = (await startSync(admin, 'sync-leagues', body)).json<{ syncId: number }>();
  await expect.poll(() => callsTo('/players?').length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(calls);
  return syncId;
}

describe('a sync of leagues', () => {
  beforeAll(() => open({ ...PLANS.mega, perMinute: 100_000 }));
  beforeEach(() => void (callsBefore = sandbox.control.calls.length));
  afterAll(close);

  test('reads every page and every team once, and no player on its own', async () => {
    const ids = await leagueIds('Scotland', 'Greece');
    const run = await runSync(admin, 'sync-leagues', { leagueIds: ids, from: 2022, to: 2023 });
    expect(run).toMatchObject({ kind: 'leagues', status: 'completed', error: null, playersFailed: 0 });
    const pages = callsTo('/players?');
    const transfers = callsTo('/transfers?');
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(new Set(pages).size).toBe(pages.length);
    expect(new Set(transfers).size).toBe(transfers.length);
    expect(pages.every((call) => call.includes('league='))).toBe(true);
    expect(run.calls).toBe(pages.length + transfers.length);
    expect(calls().filter((call) => !/^\/(?:status|leagues|players\?|transfers\?)/.test(call))).toEqual([]);
  });

  test('adds only the players above the lowest fame, with their careers', { timeout: 60_000 }, async () => {
    const body = { leagueIds: await leagueIds('Spain'), from: 2021, to: 2023 };
    const run = await runSync(admin, 'sync-leagues', body);
    expect(run.playersAdded).toBeGreaterThan(0);
    expect(run.playersAdded + run.playersUpdated).toBeLessThan(run.totalPlayersProcessed);
    const added = (await detailsOf(admin, run.id)).find(({ actionType }) => actionType === 'added')!;
    const { career } = (await site.send(`/api/players/${added.playerId}`)).json<PlayerDetail>();
    expect(career.length).toBeGreaterThan(0);
  });

  test('estimates the calls before the start, without pages that were already read', async () => {
    const [id] = await leagueIds('Sweden');
    const estimate = async (): Promise<LeaguesEstimate> =>
      (await admin.send(`/api/admin/leagues-estimate?leagueIds=${id}&from=2022&to=2024`)).json<
        LeaguesEstimate & Record<string, unknown>
      >();
    const before = await estimate();
    await runSync(admin, 'sync-leagues', { leagueIds: [id], from: 2022, to: 2024 });
    expect(before).toMatchObject({ maxPages: null, endsAt: expect.stringMatching(/^2026-11-2/) as string });
    expect((await estimate()).calls).toBeLessThan(before.calls);
  });

  test('estimates the time of the players by the pace of the last run', async () => {
    const [id] = await leagueIds('Portugal');
    const secondsToEnd = async (): Promise<number> => {
      const path = `/api/admin/leagues-estimate?leagueIds=${id}&from=2024&to=2024`;
      const { endsAt } = (await admin.send(path)).json<LeaguesEstimate & Record<string, unknown>>();
      return (Date.parse(endsAt) - site.clock.now().getTime()) / 1000;
    };
    const insert = async (seconds: number, players: number): Promise<void> => {
      const endedAt = site.clock.now();
      const heldSince = new Date(endedAt.getTime() - seconds * 1000);
      const run = { kind: 'leagues', params: {}, startedBy: 'admin', planCursor: null, planned: true } as const;
      const ended = { startedAt: heldSince, heldSince, endedAt, status: 'completed', done: players } as const;
      await site.database.em().insert(SyncRun, { ...run, ...ended });
    };
    await insert(1000, 100);
    // A season has about eight hundred players.
    expect((await secondsToEnd()) / 8000).toBeCloseTo(1, 1);
    await insert(100, 100);
    await insert(1000, 5);
    expect((await secondsToEnd()) / 800).toBeCloseTo(1, 1);
  });

  test('does not repeat a season that was over when an earlier run read it', async () => {
    const body = { leagueIds: await leagueIds('Denmark'), from: 2022, to: 2024 };
    const first = await runSync(admin, 'sync-leagues', body);
    const called = callsTo('/players?').length;
    const second = await runSync(admin, 'sync-leagues', body);
    expect(callsTo('/players?')).toHaveLength(called);
    expect(second).toMatchObject({ status: 'completed', totalPlayersProcessed: first.totalPlayersProcessed });
  });

  test('continues after the pages of a run that was canceled', async () => {
    const body = { leagueIds: await leagueIds('England'), from: 2021, to: 2022 };
    const syncId = await startedRun(body, 3);
    await startSync(admin, `sync/${syncId}/cancel`);
    await site.app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, syncId)).toMatchObject({ status: 'failed' });
    const next = await startedRun(body, callsTo('/players?').length + 2);
    await startSync(admin, `sync/${next}/cancel`);
    await site.app.get(WorkerLoop).tick();
    await waitForEnd(admin, next);
    // A canceled run may lose the page that it was reading.
    expect(callsTo('/players?').length - new Set(callsTo('/players?')).size).toBeLessThanOrEqual(1);
  });

  test('waits for the run in progress, and is interrupted by the import of a player', async () => {
    const [league] = await leagueIds('England');
    const first = await startedRun({ leagueIds: [league], from: 2023, to: 2024 }, 1);
    const second = await startSync(admin, 'sync-leagues', {
      leagueIds: await leagueIds('Greece'),
      from: 2023,
      to: 2023,
    });
    expect(second.status).toBe(202);
    const refused = await startSync(admin, 'sync-existing');
    expect([refused.status, problemOf(refused)]).toMatchObject([409, { code: 'sync.alreadyRunning', syncId: first }]);
    const [found] = (await admin.send('/api/admin/players-by-name?name=Kane')).json<ExternalPlayer[]>();
    const imported = await startSync(admin, 'import-player', { apiId: found!.player.id });
    expect([imported.status, (await runOf(admin, first)).status]).toEqual([200, 'in_progress']);
    for (const id of [first, second.json<{ syncId: number }>().syncId]) await startSync(admin, `sync/${id}/cancel`);
    await site.app.get(WorkerLoop).tick();
    await waitForEnd(admin, first);
  });

  test.each([
    ['answers', 'Germany', 200],
    ['reports when to try again, if the service does not respond,', 'Italy', 503],
  ])('during it, a search of a person %s within three seconds', async (_what, country, status) => {
    const syncId = await startedRun({ leagueIds: await leagueIds(country), from: 2021, to: 2024 }, 1);
    if (status === 503) sandbox.control.misbehave('silent');
    const startedAt = performance.now();
    const answer = await admin.send('/api/admin/players-by-name?name=Kane');
    const seconds = (performance.now() - startedAt) / 1000;
    sandbox.control.behave();
    await startSync(admin, `sync/${syncId}/cancel`);
    await site.app.get(WorkerLoop).tick();
    await waitForEnd(admin, syncId);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, status === 503 ? '60' : undefined]);
    // The limit is three seconds; the rest is for a busy machine.
    expect(seconds).toBeLessThan(4.5);
  });

  test.each([
    [{ leagueIds: [], from: 2023, to: 2023 }, 400, 'request.invalid'],
    [{ leagueIds: [1, 1], from: 2023, to: 2023 }, 400, 'request.invalid'],
    [{ leagueIds: [1], from: 2009, to: 2023 }, 400, 'request.invalid'],
    [{ leagueIds: [1], from: 2023, to: 2022 }, 400, 'request.invalid'],
    [{ leagueIds: [1], from: 2023, to: 2027 }, 400, 'request.invalid'],
    [{ leagueIds: [987_654], from: 2023, to: 2023 }, 404, 'sync.leagueUnknown'],
  ])('rejects %o', async (body, status, code) => {
    const answer = await startSync(admin, 'sync-leagues', body);
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
  });
});

describe('a sync of leagues on the smallest plan', () => {
  beforeAll(() => open({ ...PLANS.free, perMinute: 100_000, perDay: 99 }));
  beforeEach(() => void (callsBefore = sandbox.control.calls.length));
  afterAll(close);

  test('reads the pages and seasons that the plan includes, and reports the others', async () => {
    const run = await runSync(admin, 'sync-leagues', { leagueIds: await leagueIds('England'), from: 2021, to: 2022 });
    expect(run).toMatchObject({ status: 'completed', playersFailed: 1 });
    expect(callsTo('/players?').map((call) => /season=(\d+)&page=(\d+)/.exec(call)!.slice(1).join(' '))).toEqual([
      '2022 1',
      '2022 2',
      '2022 3',
      '2021 1',
    ]);
    const [refused] = (await detailsOf(admin, run.id)).filter(({ actionType }) => actionType === 'failed');
    expect(refused).toMatchObject({ playerName: 'England League 2021' });
    expect(refused!.changeDetails).toMatch(/does not include the season 2021.*"failure":"planLimit"/);
  });
});

const isFull = process.env['FAULTS'] === 'all';

/** Countries of the leagues; `SYNC_LEAGUES=England,Spain,Italy,Germany,France` takes several minutes. */
const LEAGUES = (process.env['SYNC_LEAGUES'] ?? (isFull ? 'England,Spain' : 'England')).split(',');

const SMALLEST_PLAN = [
  'the smallest plan',
  { ...PLANS.free, perDay: isFull ? 40 : 20 },
  { from: 2022, to: 2024 },
  6 * 60 * 60,
] as const;
const PRO = ['Pro, with fewer calls a minute', { ...PLANS.pro, perMinute: 30 }, { from: 2020, to: 2024 }, 60] as const;

describe.each([SMALLEST_PLAN, ...(isFull ? [PRO] : [])])(
  'the estimated end of a sync of leagues on %s',
  (_name, plan, years, leastSeconds) => {
    beforeAll(() => open(plan));
    afterAll(close);

    test('is wrong by at most a quarter of the time, at every tenth of it', { timeout: 450_000 }, async () => {
      const ids = await leagueIds(...LEAGUES);
      const observed = await observeLeagues(site, admin, { leagueIds: ids, ...years });
      expect((observed.end - observed.startedAt) / 1000).toBeGreaterThan(leastSeconds);
      const errors = estimatesByTenth(observed).map(({ error }) => error);
      console.info(`${plan.name}, ${calls().length} calls: ${errors.map(percent).join(', ')}`);
      for (const error of errors) expect(Math.abs(error)).toBeLessThanOrEqual(0.25);
    });
  },
);
