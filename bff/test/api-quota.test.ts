import { beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../src/features/sync/wire/api-error.ts';
import { ApiFootballClient } from '../src/features/sync/client/api-football-client.ts';
import { DatabaseQuotaLedger, callPace } from '../src/features/sync/client/quota-ledger.ts';
import { ApiQuota } from '../src/features/sync/client/api-quota.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { DAY_MS, MINUTE_MS } from '../src/platform/environment/durations.ts';

test.each([1, 2, 10, 30, 300, 450, 900])('callPace allows at most %i calls in any 60 seconds', (perMinute) => {
  const { burst, intervalMs } = callPace(perMinute);
  // As fast as the pace allows: a burst at once, then one call per interval.
  const moments = Array.from({ length: 3 * perMinute + 3 }, (_, call) => Math.max(0, call - burst + 1) * intervalMs);
  for (const from of moments)
    expect(moments.filter((at) => at >= from && at < from + MINUTE_MS).length).toBeLessThanOrEqual(perMinute);
});

onEveryDatabase('the quota ledger', {}, (site) => {
  let quotas: DatabaseQuotaLedger[];

  beforeEach(async () => {
    site().clock.advance(DAY_MS);
    for (const table of ['api_quota', 'api_minute']) await site().database.em().execute(`delete from ${table}`);
    // One ledger for each of ten servers.
    quotas = Array.from({ length: 10 }, () => new DatabaseQuotaLedger(site().database, site().clock, 'api-football'));
  });

  const reserveAll = async (): Promise<{ waits: number[]; refusals: ApiError[] }> => {
    const results = await Promise.allSettled(quotas.map((quota) => quota.reserve({ free: false })));
    return {
      waits: results.flatMap((result) => (result.status === 'fulfilled' ? result.value.waitMs : [])),
      refusals: results.flatMap((result) => (result.status === 'rejected' ? (result.reason as ApiError) : [])),
    };
  };

  test('grants the last call of the day to one of ten concurrent reservations', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 7500, dailyRemaining: 1 });
    const { waits, refusals } = await reserveAll();
    expect(waits).toHaveLength(1);
    expect(refusals.map(({ kind }) => kind)).toEqual(Array(9).fill('dayLimit'));
    expect(refusals[0]!.retryAt).toEqual(nextMidnight(site().clock.now()));
  });

  test('delays nine of ten concurrent reservations, each for a different time, if the minute has one call left', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10 });
    const { waits } = await reserveAll();
    expect(waits.filter((ms) => ms === 0)).toHaveLength(1);
    expect(new Set(waits).size).toBe(10);
    expect(waits.filter((ms) => ms < MINUTE_MS).length).toBeLessThanOrEqual(9);
  });

  test('applies the limits of the smallest plan until the service has reported its own', async () => {
    for (let call = 0; call < 10; call += 1) await reserveAll();
    expect((await reserveAll()).refusals).toHaveLength(10);
  });

  test('applies the limit of the previous day until the service reports another', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 3 });
    site().clock.advance(DAY_MS);
    const { waits, refusals } = await reserveAll();
    expect([waits.length, refusals.length]).toEqual([3, 7]);
  });

  test('lowers the remaining calls to what the service reports, but never raises them', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 20, dailyRemaining: 15 });
    await reserveAll();
    await quotas[0]!.recordLimits({ dailyLimit: 20, dailyRemaining: 19 });
    const { waits } = await reserveAll();
    expect(waits).toHaveLength(5);
  });

  test('refuses every server until midnight after the service has refused a call for the day', async () => {
    await reserveAll();
    await quotas[0]!.markDayExhausted();
    expect((await reserveAll()).refusals).toHaveLength(10);
    site().clock.advance(DAY_MS);
    expect((await reserveAll()).refusals).toHaveLength(0);
  });

  test('delays every server by a minute after the service has refused a call for the minute', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 7500, minuteLimit: 300 });
    await quotas[1]!.markMinuteExhausted();
    expect((await quotas[2]!.reserve({ free: false })).waitMs).toBeGreaterThanOrEqual(MINUTE_MS);
  });

  test('counts the calls to the sandbox separately', async () => {
    await quotas[0]!.recordLimits({ dailyLimit: 1, dailyRemaining: 0 });
    const sandbox = new DatabaseQuotaLedger(site().database, site().clock, 'sandbox');
    expect(await sandbox.reserve({ free: false })).toEqual({ waitMs: 0 });
  });

  test('reports the limits of the service, which it requests once a day', async () => {
    const quota = site().app.get(ApiQuota);
    expect(quota.source).toBe('sandbox');
    expect(await quota.limits()).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 150_000 });
    await site().app.get(ApiFootballClient).players(1, new AbortController().signal);
    const limits = await quota.limits();
    expect(limits).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 149_999, minuteLimit: 900 });
    expect(limits.minuteRemaining).toBeLessThan(900);
    expect(await quota.usage(30)).toEqual([{ day: site().clock.now().toISOString().slice(0, 10), used: 1 }]);
  });
});

function nextMidnight(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
