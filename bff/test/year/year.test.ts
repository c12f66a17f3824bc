import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ChangeFollower } from '../../src/app/replicas/change-follower.ts';
import { AlertTimer, JobTimers, SyncTimers } from '../../src/app/schedule.ts';
import { SyncRuns } from '../../src/features/sync/runs/sync-runs.ts';
import { DAY_MS } from '../../src/platform/environment/clock.ts';
import { FakeApiQuota, FakeFootball } from '../fixtures/fake-football.ts';
import { startReplicas } from '../fixtures/replicas.ts';
import { TestClock, type Site } from '../fixtures/site.ts';
import { Calendar } from './calendar.ts';
import { liveFilesOf, workOfWeek } from './editors.ts';
import { grownBetweenQuarters } from './growth.ts';
import { measure, printPlot, type Sizes } from './sizes.ts';
import { PLAYED, Visitors } from './visitors.ts';

const DAYS = Number(process.env['DAYS'] ?? 400);
const DAYS_OF_MONTH = 30;
const VISITS_OF_DAY = 25;
/** A quarter of the calls is for the nightly update, one for each player. */
const CALLS_OF_DAY = 40;
/** The jobs of an hour run four times a day, which is enough for what they delete. */
const HOURS = [0, 6, 13, 19];

/** For how many days rows are kept, by the column that shows their age. */
const KEPT: readonly [table: string, column: string, days: number][] = [
  ['feedback', 'created_at', 366],
  ['job_run', 'tick', 91],
  ['sync_run', 'ended_at', 91],
  ['plugin_failure', 'last_at', 31],
  ['plugin_health', 'day', 31],
  ['quality_count', 'day', 401],
  ['admin_session', 'created_at', 8],
  ['challenge', 'expires_at', 1],
  ['career_game', 'expires_at', 1],
  ['transfer', 'expires_at', 1],
  ['rate_limit', 'resets_at', 2],
];

/** These tables are kept forever: the audit log, the history of facts and releases, and the archive of matchdays. */
const HISTORY = [
  'audit_log',
  'catalogue_revision',
  'deal_answer',
  'fixture_result',
  'plugin_history',
  'plugin_version',
];

describe.skipIf(inject('postgresUrl') === '')(`two servers over ${DAYS} days`, () => {
  const clock = new TestClock();
  const calendar = new Calendar(clock);
  const football = new FakeFootball();
  const quota = new FakeApiQuota(() => clock.now());
  const visitors = new Visitors();
  const months: Sizes[] = [];
  const rows: Record<string, object> = {};
  const folder = mkdtempSync(join(tmpdir(), 'sl-year-'));
  let sites: Site[];

  beforeAll(async () => {
    quota.left = CALLS_OF_DAY;
    sites = await startReplicas(2, {
      clock,
      timers: true,
      football: { facts: football, quota },
      variables: { DATA_DIR: folder, SYNC_CRON: 'on' },
      plugins: (plugins) => plugins.build(PLAYED),
    });
  });
  afterAll(async () => {
    await Promise.all((sites ?? []).map((site) => site.close()));
    rmSync(folder, { recursive: true, force: true });
    printPlot(months);
    console.table(rows);
  });

  const onAll = (work: (site: Site) => Promise<unknown>): Promise<unknown> => Promise.all(sites.map(work));

  async function night(day: number): Promise<void> {
    calendar.moveTo(day, 3.25);
    await onAll(({ app }) => app.get(SyncTimers).updateStalestPlayers());
    await finishSyncs();
    if (calendar.isMonday(day)) {
      calendar.moveTo(day, 4.25);
      await onAll(({ app }) => app.get(SyncTimers).updateCoaches());
      await finishSyncs();
    }
    calendar.moveTo(day, 5.75);
    await onAll(({ app }) => app.get(JobTimers).runNightly());
  }

  async function finishSyncs(): Promise<void> {
    await onAll(({ app }) => app.get(SyncTimers).startSyncWork());
    const runs = sites[0]!.app.get(SyncRuns);
    await expect.poll(() => runs.inProgress(), { timeout: 30_000, interval: 5 }).toEqual([]);
  }

  async function noon(day: number): Promise<void> {
    expect(await calendar.wrongMatchdays(sites[day % 2]!, day)).toEqual([]);
    if (day % 7 === 0) await workOfWeek(sites[1]!, day / 7);
    await onAll(({ app }) => app.get(ChangeFollower).check());
    const liveFiles = await liveFilesOf(sites[0]!);
    const matchday = calendar.matchdayOf(day);
    const today = Array.from({ length: VISITS_OF_DAY }, (_, visit) => sites[visit % sites.length]!);
    await Promise.all(today.map((site) => visitors.visit(site, matchday, liveFiles)));
  }

  /** Records the sizes, without the lines of the tests' log. */
  async function endOfMonth(): Promise<void> {
    for (const { log } of sites) {
      expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
      log.lines.length = 0;
      log.written = '';
    }
    months.push(await measure(sites[0]!.database, folder));
  }

  test('every night, sync, edit, release and visit succeeds', { timeout: 3_600_000 }, async () => {
    for (let day = 0; day < DAYS; day += 1) {
      for (const hour of HOURS) {
        calendar.moveTo(day, hour);
        await onAll(({ app }) => app.get(JobTimers).runHourly());
        if (hour === 0) await night(day);
        if (hour === 6) await noon(day);
      }
      await onAll(({ app }) => app.get(AlertTimer).checkAlerts());
      if ((day + 1) % DAYS_OF_MONTH === 0) await endOfMonth();
    }
  });

  test.each(KEPT)('no row of %s is older than its retention', async (table, column, days) => {
    const sql = `select extract(epoch from min(${column}))::float8 as oldest, count(*)::int as count from ${table}`;
    const [row] = await sites[0]!.database.em().execute<{ oldest: number | null; count: number }[]>(sql);
    const age = row!.oldest === null ? 0 : (clock.now().getTime() - row!.oldest * 1000) / DAY_MS;
    rows[table] = { rows: row!.count, 'days since the oldest': Math.round(age), limit: days };
    expect(age).toBeLessThan(days);
  });

  test('after half a year only the history and what is kept for a year grow', () => {
    const keptForAYear = KEPT.filter(([, , days]) => days > 365).map(([table]) => table);
    const mayGrow = [...HISTORY, ...keptForAYear];
    const grown = grownBetweenQuarters(months).filter((name) => !name.startsWith('all ') && !mayGrow.includes(name));
    expect(grown).toEqual([]);
  });
});
