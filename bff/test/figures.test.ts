import { REVIEW_KINDS, type Figures, type Overview } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/environment/clock.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('the figures', { plugins: (folder) => void folder.build('penalty-kick') }, (site) => {
  let admin: Administrator;
  let startedAt: string;
  beforeAll(async () => {
    startedAt = site().clock.now().toISOString();
    admin = await site().signIn(true);
  });
  const figures = async (): Promise<Figures> => (await admin.send('/api/admin/figures')).json<Figures>();
  const serve = (status: number, ms: number, times: number): void => {
    const request = { method: 'GET', route: '/slow/:id', status, seconds: ms / 1000 };
    for (let count = 0; count < times; count += 1) site().app.get(Metrics).requests.observe(request);
  };

  test('estimate the duration of the requests of a route', async () => {
    serve(200, 3, 980);
    serve(500, 400, 20);
    const { routes, since } = await figures();
    expect([since, routes[0]]).toEqual([
      startedAt,
      { route: 'GET /slow/:id', requests: 1000, failures: 20, medianMs: 3, p99Ms: 375 },
    ]);
  });

  test('count the failed requests of a day by hour', async () => {
    const countsOf = async (): Promise<number[]> => (await figures()).errors.map(({ count }) => count);
    expect((await countsOf()).slice(-2)).toEqual([0, 20]);
    site().clock.advance(HOUR_MS);
    serve(503, 1, 3);
    expect((await countsOf()).slice(-2)).toEqual([20, 3]);
    site().clock.advance(DAY_MS);
    const { errors } = await figures();
    expect(errors).toHaveLength(24);
    expect(errors.every(({ count }) => count === 0)).toBe(true);
    expect(errors.at(-1)?.hour).toBe(
      new Date(Math.floor(site().clock.now().getTime() / HOUR_MS) * HOUR_MS).toISOString(),
    );
  });

  test('the overview counts opened games and started rounds, today and a week ago', async () => {
    const count = (outcome: string, daysAgo: number, times: number): Promise<unknown> =>
      site()
        .database.em()
        .execute(
          `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
           select live_version_id, ?::date - ?::integer, ?, 0, ? from plugin where key = 'penalty-kick'`,
          [site().clock.now().toISOString(), daysAgo, outcome, times],
        );
    await count('loaded', 0, 5);
    await count('begun', 0, 3);
    await count('loaded', 6, 100);
    await count('loaded', 7, 8);
    expect((await admin.send('/api/admin/overview')).json<Overview>()).toEqual({
      review: REVIEW_KINDS.map((kind) => ({ kind, count: 0 })),
      openFeedback: 0,
      games: [{ key: 'penalty-kick', opened: { today: 5, weekAgo: 8 }, rounds: { today: 3, weekAgo: 0 } }],
      backupAt: null,
    });
  });

  test('list the failed jobs of a week', async () => {
    const add = (name: string, status: string, days: number): Promise<unknown> =>
      site()
        .database.em()
        .execute('insert into job_run (name, tick, status, error) values (?, ?, ?, ?)', [
          name,
          new Date(site().clock.now().getTime() - days * DAY_MS),
          status,
          'It failed.',
        ]);
    await add('sweep-plugins', 'failed', 1);
    await add('sweep-transfers', 'succeeded', 1);
    await add('sweep-challenges', 'failed', 8);
    expect((await figures()).failedJobs).toEqual([
      { name: 'sweep-plugins', at: expect.any(String), error: 'It failed.' },
    ]);
  });

  test('measure the database, its largest tables, the files of plugins and the disk', async () => {
    const { space } = await figures();
    const sizes = space.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(space.tables.map(({ name }) => name)).toContain('person');
    expect(space.database).toBeGreaterThan(sizes[0]!);
    expect(space.plugins).toBeGreaterThan(100);
    expect(space.disk!.free).toBeLessThan(space.disk!.total);
    expect(space.memory).toBeGreaterThan(10_000_000);
  });
});
