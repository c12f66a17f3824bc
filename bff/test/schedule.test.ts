import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { JobTimers } from '../src/app/schedule.ts';
import { ScheduledJobs } from '../src/app/scheduled-work.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import type { Schedule } from '../src/platform/jobs/job.ts';
import { SharedRateLimits } from '../src/platform/rate-limits/shared-rate-limits.ts';
import { onOneDatabase } from './fixtures/site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

onOneDatabase('the schedule', { timers: true }, (site) => {
  test.each<[Schedule, string[]]>([
    [
      'hourly',
      [
        'check-plugin-files',
        'sweep-career-games',
        'sweep-dev-overrides',
        'sweep-leagues',
        'sweep-rate-limits',
        'sweep-transfers',
      ],
    ],
    [
      'nightly',
      [
        'derive-careers',
        'prune-alerts',
        'prune-feedback',
        'prune-job-runs',
        'prune-plugin-failures',
        'prune-plugin-metrics',
        'prune-sync-runs',
        'record-feedback-reports',
        'record-quality',
        'record-usual-minutes',
        'sweep-challenges',
        'sweep-idle-leagues',
      ],
    ],
  ])('runs each %s job of the features once', (schedule, names) => {
    const jobs = site().app.get(ScheduledJobs).at(schedule);
    expect(jobs.map(({ name }) => name).sort()).toEqual(names);
  });

  test('ends the event stream of an administrator by itself after the session has ended', async () => {
    const { cookie, send } = await site().signIn();
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent: false, headers: { cookie } };
      get(`${site().url}/api/admin/sync/progress`, options, resolve).on('error', reject);
    });
    const ended = once(stream.resume(), 'end');
    await send('/api/admin/logout', { method: 'POST' });
    await ended;
  });

  test('deletes the records of runs after 90 days', async () => {
    const countAfterNight = async (): Promise<number> => {
      await site().app.get(JobTimers).runNightly();
      return (await site().database.em().execute<object[]>("select from job_run where name = 'of the test'")).length;
    };
    await site()
      .app.get(JobRunner)
      .run({ name: 'of the test', run: () => Promise.resolve() });
    // Jobs that delete wait for a day after such a leap.
    site().clock.advance(89 * DAY);
    await countAfterNight();
    site().clock.advance(DAY);
    expect(await countAfterNight()).toBe(1);
    site().clock.advance(MINUTE);
    expect(await countAfterNight()).toBe(0);
  });

  test('deletes rate limits a day after they expired', async () => {
    const limits = site().app.get(SharedRateLimits);
    const limit = { name: 'test', limit: 2, windowMs: MINUTE };
    await limits.consume(limit, 'somebody');
    const countAfterSweep = async (): Promise<number> => {
      await site().app.get(JobTimers).runHourly();
      return (await site().database.em().execute<object[]>("select key from rate_limit where key like 'test:%'"))
        .length;
    };
    site().clock.advance(24 * HOUR);
    expect(await countAfterSweep()).toBe(1);
    site().clock.advance(MINUTE);
    expect(await countAfterSweep()).toBe(0);
  });
});
