import { beforeEach, expect, test } from 'vitest';
import type { ApiFault } from '../src/features/sync/football/api-fault.ts';
import { FootballApi } from '../src/features/sync/api-football/football-api.ts';
import { DatabaseQuota } from '../src/features/sync/api-football/quota/database-quota.ts';
import { paceFor } from '../src/features/sync/api-football/quota/pace.ts';
import { Allowance } from '../src/features/sync/football/allowance.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.each([1, 2, 10, 30, 300, 450, 900])('no 60 seconds see more than %i calls', (perMinute) => {
  const { burst, intervalMs } = paceFor(perMinute);
  // As fast as it goes: a burst at once, then one for every interval.
  const moments = Array.from({ length: 3 * perMinute + 3 }, (_, call) => Math.max(0, call - burst + 1) * intervalMs);
  for (const from of moments)
    expect(moments.filter((at) => at >= from && at < from + MINUTE_MS).length).toBeLessThanOrEqual(perMinute);
});

onEveryDatabase('the account book', {}, (site) => {
  let quotas: DatabaseQuota[];

  beforeEach(async () => {
    site().clock.advance(DAY_MS);
    for (const table of ['api_quota', 'api_minute']) await site().database.em().execute(`delete from ${table}`);
    // As many servers as there are actions.
    quotas = Array.from({ length: 10 }, () => new DatabaseQuota(site().database, site().clock, 'api-football'));
  });

  const reserveAll = async (): Promise<{ waits: number[]; refusals: ApiFault[] }> => {
    const results = await Promise.allSettled(quotas.map((quota) => quota.reserve({ free: false })));
    return {
      waits: results.flatMap((result) => (result.status === 'fulfilled' ? result.value.waitMs : [])),
      refusals: results.flatMap((result) => (result.status === 'rejected' ? (result.reason as ApiFault) : [])),
    };
  };

  test('ten at once, one call before the end of the day: one gets it', async () => {
    await quotas[0]!.note({ dailyLimit: 7500, dailyRemaining: 1 });
    const { waits, refusals } = await reserveAll();
    expect(waits).toHaveLength(1);
    expect(refusals.map(({ kind }) => kind)).toEqual(Array(9).fill('dayLimit'));
    expect(refusals[0]!.retryAt).toEqual(nextMidnight(site().clock.now()));
  });

  test('ten at once, one call before the end of the minute: nine wait, and no two for the same moment', async () => {
    await quotas[0]!.note({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10 });
    const { waits } = await reserveAll();
    expect(waits.filter((ms) => ms === 0)).toHaveLength(1);
    expect(new Set(waits).size).toBe(10);
    expect(waits.filter((ms) => ms < MINUTE_MS).length).toBeLessThanOrEqual(9);
  });

  test('before anybody has seen the limits, those of the smallest plan hold', async () => {
    for (let call = 0; call < 10; call += 1) await reserveAll();
    expect((await reserveAll()).refusals).toHaveLength(10);
  });

  test('the limit of yesterday holds until today has told another', async () => {
    await quotas[0]!.note({ dailyLimit: 3 });
    site().clock.advance(DAY_MS);
    const { waits, refusals } = await reserveAll();
    expect([waits.length, refusals.length]).toEqual([3, 7]);
  });

  test('what the service says is left takes calls away, and never gives reserved ones back', async () => {
    await quotas[0]!.note({ dailyLimit: 20, dailyRemaining: 15 });
    await reserveAll();
    await quotas[0]!.note({ dailyLimit: 20, dailyRemaining: 19 });
    const { waits } = await reserveAll();
    expect(waits).toHaveLength(5);
  });

  test('a day that the service calls used up is so for everybody until midnight', async () => {
    await reserveAll();
    await quotas[0]!.dayIsUsedUp();
    expect((await reserveAll()).refusals).toHaveLength(10);
    site().clock.advance(DAY_MS);
    expect((await reserveAll()).refusals).toHaveLength(0);
  });

  test('after a used up minute everybody waits for a whole one', async () => {
    await quotas[0]!.note({ dailyLimit: 7500, minuteLimit: 300 });
    await quotas[1]!.minuteIsUsedUp();
    expect((await quotas[2]!.reserve({ free: false })).waitMs).toBeGreaterThanOrEqual(MINUTE_MS);
  });

  test('the sandbox has an account of its own', async () => {
    await quotas[0]!.note({ dailyLimit: 1, dailyRemaining: 0 });
    const sandbox = new DatabaseQuota(site().database, site().clock, 'sandbox');
    await expect(sandbox.reserve({ free: false })).resolves.toBeDefined();
  });

  test('the limits shown are those of the service, which is asked once a day', async () => {
    const allowance = site().app.get(Allowance);
    expect(allowance.source).toBe('sandbox');
    expect(await allowance.limits()).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 150_000 });
    await site().app.get(FootballApi).players(1, new AbortController().signal);
    const limits = await allowance.limits();
    expect(limits).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 149_999, minuteLimit: 900 });
    expect(limits.minuteRemaining).toBeLessThan(900);
    expect(await allowance.usage(30)).toEqual([{ day: site().clock.now().toISOString().slice(0, 10), used: 1 }]);
  });
});

function nextMidnight(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
