import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '@soccer-legends/contracts';
import { ReadModel } from '../../src/features/people/catalogue/read-model.ts';
import { Readiness } from '../../src/platform/health/readiness.ts';
import { Drain } from '../../src/platform/http/drain.ts';
import { ChangeFollower } from '../../src/app/replicas/change-follower.ts';
import { CircuitBreaker } from '../../src/features/football-api/client/circuit-breaker.ts';
import { SMALLEST_PLAN } from '../../src/features/football-api/client/plan-limits.ts';
import { ApiError } from '../../src/features/football-api/wire/api-error.ts';
import { quotaUsageOf } from '../fixtures/football-service.ts';
import type { Answer } from '../fixtures/send.ts';
import { openPgliteCopy, startSite, TestClock, type Site } from '../fixtures/site.ts';
import { beginGame, stateOf } from '../fixtures/visitor.ts';
import { fault } from './fault.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let site: Site;

beforeAll(async () => {
  site = await startSite(openPgliteCopy);
});
afterAll(() => site.close());

const writeFeedback = (): Promise<Answer> =>
  site.send('/api/feedback', { method: 'POST', body: { gameType: 'career', feedback: 'Good game, thank you.' } });

fault(10, async () => {
  const admin = await site.signIn(true);
  expect((await admin.send('/api/admin/session')).status).toBe(200);
  site.clock.advance(8 * DAY);
  expect((await admin.send('/api/admin/session')).status).toBe(401);
  expect((await (await site.signIn()).send('/api/admin/session')).status).toBe(200);
});

fault(11, async () => {
  const game = await beginGame(site);
  site.clock.advance(25 * HOUR);
  expect((await stateOf(site, game)).json<Problem>().code).toBe('careerGame.notFound');
  expect((await stateOf(site, await beginGame(site))).status).toBe(200);
});

fault(12, async () => {
  const admin = await site.signIn();
  for (let count = 0; count < 5; count += 1) expect((await writeFeedback()).status).toBeLessThan(300);
  expect(Number((await writeFeedback()).headers['retry-after'])).toBeLessThanOrEqual(600);
  site.clock.advance(-DAY);
  expect((await admin.send('/api/admin/session')).status).toBe(200);
  const answer = await writeFeedback();
  expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(600);
});

fault(13, async () => {
  const follower = site.app.get(ChangeFollower);
  const [id] = site.app.get(ReadModel).snapshot.players.keys();
  const rename = async (name: string): Promise<string | undefined> => {
    await site.database.em().execute("update person set name = ? where kind = 'player' and id = ?", [name, id]);
    await follower.check();
    return site.app.get(ReadModel).snapshot.players.get(id!)?.name;
  };
  site.clock.advance(2000);
  expect(await rename('Before')).toBe('Before');
  site.clock.advance(-DAY);
  expect(await rename('After')).toBe('After');
});

fault(14, async () => {
  const database = await openPgliteCopy();
  const clock = new TestClock();
  const readiness = new Readiness(database, new Drain(), clock);
  expect((await readiness.report()).degraded).toEqual([]);
  await database.close();
  clock.advance(-DAY);
  expect((await readiness.report()).degraded).toEqual(['database']);
});

fault(15, async () => {
  const clock = new TestClock();
  const breaker = new CircuitBreaker(clock);
  const fail = () => breaker.run(() => Promise.reject(new ApiError('unreachable')));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(() => breaker.check()).toThrow(ApiError);
  clock.advance(-HOUR);
  expect(() => breaker.check()).not.toThrow();
});

fault(16, async () => {
  const clock = new TestClock();
  const quota = quotaUsageOf(site.database, clock, 'api-football');
  const reserveAll = async (): Promise<number> => {
    for (let reserved = 0; ;) {
      const given = await quota.reserve({ free: false, urgent: false }).catch(() => undefined);
      if (!given) return reserved;
      if ('waitMs' in given) clock.advance(given.waitMs);
      else reserved += 1;
    }
  };
  expect(await reserveAll()).toBe(SMALLEST_PLAN.perDay);
  clock.advance(DAY);
  expect(await reserveAll()).toBe(SMALLEST_PLAN.perDay);
  clock.advance(-DAY);
  expect(await reserveAll()).toBe(0);
});

test('a clock that only advances does not shorten a rate limit', async () => {
  for (let count = 0; count < 5; count += 1) await writeFeedback();
  site.clock.advance(5 * MINUTE);
  expect((await writeFeedback()).status).toBe(429);
});
