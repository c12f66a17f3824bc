import { beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../src/features/football-api/wire/api-error.ts';
import { FootballFacts } from '../src/features/football-api/facts/football-facts.ts';
import { minuteLimit, MINUTE_WINDOW_MS } from '../src/features/football-api/client/plan-limits.ts';
import { QuotaFigures, ApiQuota } from '../src/features/football-api/client/api-quota.ts';
import type { QuotaUsage } from '../src/features/football-api/client/quota-usage.ts';
import type { ReportedLimits } from '../src/features/football-api/wire/envelope.ts';
import { quotaUsageOf } from './fixtures/football-service.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { DAY_MS, MINUTE_MS } from '../src/platform/environment/clock.ts';

const BACKGROUND = { free: false, urgent: false };
const URGENT = { free: false, urgent: true };

test.each([
  [1, { all: 1, background: 1 }],
  [10, { all: 9, background: 7 }],
  [300, { all: 270, background: 243 }],
  [900, { all: 810, background: 729 }],
])('with a limit of %i calls a minute, background work leaves calls for people who wait', (perMinute, limit) => {
  expect(minuteLimit(perMinute)).toEqual(limit);
});

onEveryDatabase('the quota usage', {}, (site) => {
  let quotas: QuotaUsage[];

  beforeEach(async () => {
    site().clock.advance(DAY_MS);
    for (const table of ['api_quota', 'api_minute', 'api_call'])
      await site().database.em().execute(`delete from ${table}`);
    // One for each of ten servers.
    quotas = Array.from({ length: 10 }, () => quotaUsageOf(site().database, site().clock, 'api-football'));
  });

  /** Reserves one call for each server at the same time. */
  const reserveAll = async (call = URGENT): Promise<{ ids: number[]; waits: number[]; refusals: ApiError[] }> => {
    const results = await Promise.allSettled(quotas.map((quota) => quota.reserve(call)));
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    return {
      ids: given.flatMap((reservation) => ('callId' in reservation ? reservation.callId : [])),
      waits: given.flatMap((reservation) => ('waitMs' in reservation ? reservation.waitMs : [])),
      refusals: results.flatMap((result) => (result.status === 'rejected' ? (result.reason as ApiError) : [])),
    };
  };

  /** Sends one call whose response reports the limits. */
  const callWith = async (reported: ReportedLimits, call = BACKGROUND): Promise<void> => {
    const reservation = await quotas[0]!.reserve(call);
    if (!('callId' in reservation)) throw new Error(`The call has to wait for ${reservation.waitMs} ms.`);
    await quotas[0]!.settle(reservation.callId, reported);
  };

  const used = async (): Promise<number> => {
    const rows = await site().database.em().execute<{ used: number }[]>('select used from api_quota order by day_utc');
    return rows.at(-1)!.used;
  };

  test('grants the last call of the day to one of ten concurrent reservations', async () => {
    await callWith({ dailyLimit: 7500, dailyRemaining: 1, minuteLimit: 300 });
    const { ids, refusals } = await reserveAll();
    expect(ids).toHaveLength(1);
    expect(refusals.map(({ kind }) => kind)).toEqual(Array(9).fill('dayLimit'));
    expect(refusals[0]!.retryAt).toEqual(nextMidnight(site().clock.now()));
  });

  test('grants nine of ten calls a minute to ten servers, and seven of them to background work', async () => {
    await callWith({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10, minuteRemaining: 9 });
    const background = await reserveAll(BACKGROUND);
    expect([background.ids.length, background.waits]).toEqual([6, Array(4).fill(MINUTE_WINDOW_MS)]);
    const urgent = await reserveAll();
    expect([urgent.ids.length, urgent.waits]).toEqual([2, Array(8).fill(MINUTE_WINDOW_MS)]);
    // A call that must wait uses no quota.
    expect(await used()).toBe(508);
    site().clock.advance(MINUTE_WINDOW_MS);
    expect((await reserveAll()).ids).toHaveLength(9);
  });

  test('describes what the next background call waits for', async () => {
    const [quota] = quotas as [QuotaUsage];
    const { clock, database } = site();
    const figures = new QuotaFigures(database, clock, quota);
    expect(await figures.window()).toEqual({ places: 7, sentAt: [], blockedUntil: 0 });
    await callWith({ dailyLimit: 7500, minuteLimit: 300, minuteRemaining: 295 });
    const firstAt = clock.now().getTime();
    clock.advance(10_000);
    await callWith({}, URGENT);
    await callWith({});
    // Four calls of other programs count for the current minute of the service.
    expect(await figures.window()).toEqual({ places: 239, sentAt: [firstAt, firstAt + 10_000], blockedUntil: 0 });
    clock.advance(MINUTE_WINDOW_MS - 10_000);
    await quota.markMinuteExhausted();
    expect(await figures.window()).toEqual({
      places: 243,
      sentAt: [firstAt + 10_000],
      blockedUntil: clock.now().getTime() + MINUTE_WINDOW_MS,
    });
  });

  test('sends at most the limit in any minute, as fast as it allows', async () => {
    await callWith({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10 });
    const times: number[] = [];
    const begin = site().clock.now().getTime();
    for (let call = 0; site().clock.now().getTime() < begin + 5 * MINUTE_MS; call += 1) {
      const reservation = await quotas[call % 10]!.reserve(call % 3 === 0 ? URGENT : BACKGROUND);
      if ('waitMs' in reservation) site().clock.advance(reservation.waitMs);
      else times.push(site().clock.now().getTime());
    }
    for (const from of times) expect(times.filter((at) => at >= from && at < from + MINUTE_MS).length).toBeLessThan(10);
    expect(times.length).toBeGreaterThan(35);
  });

  test('applies the limits of the smallest plan until the service has reported its own', async () => {
    expect((await reserveAll()).ids).toHaveLength(9);
    await site().database.em().execute('update api_quota set used = 99');
    site().clock.advance(MINUTE_WINDOW_MS);
    const { ids, refusals } = await reserveAll();
    expect([ids.length, refusals.length]).toEqual([1, 9]);
  });

  test('applies the limit of the previous day until the service reports another', async () => {
    await callWith({ dailyLimit: 3, dailyRemaining: 2 });
    site().clock.advance(DAY_MS);
    const { ids, refusals } = await reserveAll();
    expect([ids.length, refusals.length]).toEqual([3, 7]);
  });

  test.each([
    ['lowers', 40, 60],
    ['raises', 99, 1],
  ])('%s the used calls to %i remaining, as the service reports', async (_what, dailyRemaining, expected) => {
    await callWith({ dailyLimit: 100, dailyRemaining: 80 });
    await callWith({ dailyLimit: 100, dailyRemaining });
    expect(await used()).toBe(expected);
  });

  test('does not lower the number of used calls while another call is in progress', async () => {
    await callWith({ dailyLimit: 100, dailyRemaining: 90 });
    const { ids } = await reserveAll();
    expect(await used()).toBe(18);
    await quotas[0]!.settle(ids[0]!, { dailyLimit: 100, dailyRemaining: 89 });
    expect(await used()).toBe(18);
    await quotas[0]!.settle(ids[1]!, { dailyLimit: 100, dailyRemaining: 50 });
    expect(await used()).toBe(50);
  });

  test('ignores a call without an end after its timeout', async () => {
    await callWith({ dailyLimit: 100, dailyRemaining: 90 });
    await quotas[1]!.reserve(BACKGROUND);
    site().clock.advance(MINUTE_WINDOW_MS);
    await callWith({ dailyLimit: 100, dailyRemaining: 89 });
    expect(await used()).toBe(11);
  });

  test('removes a call that was not sent', async () => {
    await callWith({ dailyLimit: 100, dailyRemaining: 90 });
    const reservation = await quotas[0]!.reserve(BACKGROUND);
    await quotas[0]!.cancel('callId' in reservation ? reservation.callId : -1);
    expect(await used()).toBe(10);
  });

  test('does not use the calls of the minute that other programs use', async () => {
    await callWith({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10, minuteRemaining: 4 });
    expect((await reserveAll()).ids).toHaveLength(3);
    site().clock.advance(MINUTE_WINDOW_MS);
    await callWith({ dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 10, minuteRemaining: 9 });
    expect((await reserveAll()).ids).toHaveLength(8);
  });

  test('corrects the day on which a call was sent, not the day of its response', async () => {
    const tenSecondsBeforeMidnight = nextMidnight(site().clock.now()).getTime() - 10_000;
    site().clock.advance(tenSecondsBeforeMidnight - site().clock.now().getTime());
    const reservation = await quotas[0]!.reserve(BACKGROUND);
    site().clock.advance(20_000);
    const callId = 'callId' in reservation ? reservation.callId : -1;
    await quotas[0]!.settle(callId, { dailyLimit: 100, dailyRemaining: 0 });
    expect((await reserveAll()).refusals).toHaveLength(0);
  });

  test('rejects calls of all servers until midnight after the service reported that its daily limit is reached', async () => {
    await quotas[0]!.markDayExhausted();
    expect((await reserveAll()).refusals).toHaveLength(10);
    site().clock.advance(DAY_MS);
    expect((await reserveAll()).refusals).toHaveLength(0);
  });

  test('delays calls of all servers by a minute after the service reported that its minute limit is reached', async () => {
    await callWith({ dailyLimit: 7500, minuteLimit: 300 });
    await quotas[1]!.markMinuteExhausted();
    expect((await reserveAll()).waits).toEqual(Array(10).fill(MINUTE_WINDOW_MS));
  });

  test('counts the calls to the sandbox separately', async () => {
    await callWith({ dailyLimit: 1, dailyRemaining: 0 });
    const sandbox = quotaUsageOf(site().database, site().clock, 'sandbox');
    expect(await sandbox.reserve(BACKGROUND)).toHaveProperty('callId');
  });

  test('reports the limits of the service, which it requests once a day', async () => {
    const quota = site().app.get(ApiQuota);
    expect(quota.source).toBe('sandbox');
    // On a busy machine, the service may need longer than the request waits.
    await expect.poll(() => quota.limits()).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 150_000 });
    await site().app.get(FootballFacts).profiles(1, new AbortController().signal);
    const limits = await quota.limits();
    expect(limits).toMatchObject({ dailyLimit: 150_000, dailyRemaining: 149_999, minuteLimit: 900 });
    expect(limits.minuteRemaining).toBeLessThan(900);
    expect(await quota.usage(30)).toEqual([{ day: site().clock.now().toISOString().slice(0, 10), used: 1 }]);
  });
});

function nextMidnight(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
