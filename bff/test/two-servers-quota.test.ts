import { PLANS, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { DAY_CHECK_INTERVAL_MS, type ApiCaller } from '../src/features/football-api/client/api-football-client.ts';
import { ApiError } from '../src/features/football-api/wire/api-error.ts';
import { callerTo, quotaUsageOf } from './fixtures/football-service.ts';
import { createPostgres, TestClock } from './fixtures/site.ts';

const signal = new AbortController().signal;

describe.skipIf(inject('postgresUrl') === '')('two servers on one PostgreSQL with one Free key', () => {
  const clock = new TestClock();
  let databases: Database[];
  let sandbox: RunningSandbox;
  let callers: ApiCaller[];

  beforeAll(async () => {
    const databaseUrl = await createPostgres('template_site');
    databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '' })));
    sandbox = await startSandbox({ plan: PLANS.free, now: () => clock.now() });
    callers = databases.map((database) =>
      callerTo({ url: sandbox.url, quota: quotaUsageOf(database, clock, 'sandbox'), clock }),
    );
  });
  afterAll(async () => {
    await sandbox?.close();
    await Promise.all((databases ?? []).map((database) => database.close()));
  });

  /** Sends calls until the day is used up. Returns how many succeeded. */
  async function spendTheDay(send: () => Promise<unknown>): Promise<number> {
    for (let count = 0; ;) {
      try {
        await send();
        count += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === 'dayLimit') return count;
        if (error.retryAt) clock.advance(error.retryAt.getTime() - clock.now().getTime());
      }
    }
  }

  test('use exactly the calls of each day', { timeout: 60_000 }, async () => {
    for (let day = 0; day < 2; day += 1) {
      // The service does not count its own failures.
      sandbox.control.misbehave('status-500', 4);
      const clients = callers.flatMap((caller) =>
        [false, true].map(
          (urgent) => () => caller.call({ path: '/leagues', parameters: { type: 'league' }, urgent }, signal),
        ),
      );
      const counts = await Promise.all(clients.map(spendTheDay));
      // A report of the service while another call is in progress does not lower the count, so it is compared again.
      clock.advance(DAY_CHECK_INTERVAL_MS);
      counts.push(await spendTheDay(clients[0]!));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PLANS.free.perDay);
      expect(sandbox.control.account).toMatchObject({ usedToday: PLANS.free.perDay, refused: 0 });
      clock.advance(DAY_MS - (clock.now().getTime() % DAY_MS) + 1000);
    }
  });
});
