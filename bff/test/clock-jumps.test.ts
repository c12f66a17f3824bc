import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AdminInvitation,
  type AuditPage,
  type Challenge,
  type FixtureTicket,
  type IssuedPublishToken,
  TRANSFER_TYPE,
} from '@soccer-legends/contracts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { JobTimers } from '../src/app/schedule.ts';
import { AlertBook } from '../src/features/alerts/alert-book.ts';
import { WebhookQueue } from '../src/features/alerts/webhook-queue.ts';
import { AuditLog } from '../src/features/audit/audit.port.ts';
import { QuotaFigures } from '../src/features/football-api/client/api-quota.ts';
import { VersionMetrics } from '../src/features/plugins/health/version-metrics.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/platform/environment/clock.ts';
import { SharedRateLimits } from '../src/platform/rate-limits/shared-rate-limits.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { quotaUsageOf } from './fixtures/football-service.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { beginGame, stateOf } from './fixtures/visitor.ts';
import { WebhookReceiver } from './fixtures/webhook-receiver.ts';

const YEAR_MS = 365 * DAY_MS;
const GAME = 'counted-game';
/** A year after matchday 145, on which the test clock starts. */
const MATCHDAY_AHEAD = 145 + 365;

const receiver = await WebhookReceiver.start();
afterAll(() => receiver.close());

// The rows of the table in docs/operations.md, "If the clock jumps".
onOneDatabase(
  'after the clock was a year ahead',
  { plugins: (folder) => folder.build(GAME), timers: true, variables: receiver.variables },
  (site) => {
    let isAhead = false;
    const leap = (): void => {
      site().clock.advance(YEAR_MS);
      isAhead = true;
    };
    const setRight = (): void => {
      if (isAhead) site().clock.advance(-YEAR_MS);
      isAhead = false;
    };
    afterEach(setRight);
    const isSignedIn = async ({ send }: Administrator) => (await send('/api/admin/session')).status === 200;
    const count = async (sql: string): Promise<number> => {
      const [row] = await site()
        .database.em()
        .execute<{ count: number }[]>(`select count(*)::int as count from ${sql}`);
      return row!.count;
    };
    const post = (path: string, body: object = {}) => site().send(path, { method: 'POST', body });

    test('a session from before is valid, and one from meanwhile has ended', async () => {
      const before = await site().signIn(true);
      leap();
      expect(await isSignedIn(before)).toBe(false);
      setRight();
      expect(await isSignedIn(before)).toBe(true);
      leap();
      const meanwhile = await site().signIn(true);
      expect(await isSignedIn(meanwhile)).toBe(true);
      setRight();
      expect(await isSignedIn(meanwhile)).toBe(false);
    });

    test('an invitation from meanwhile is invalid', async () => {
      leap();
      const owner = await site().signIn();
      const body = { name: `Ana ${randomUUID()}`, role: 'editor' };
      const { token } = (await owner.send('/api/admin/people', { method: 'POST', body })).json<
        AdminInvitation & object
      >();
      const options = () => post('/api/admin/passkeys/registration-options', { invitation: token });
      expect((await options()).status).toBe(200);
      setRight();
      expect((await options()).status).not.toBe(200);
    });

    test('a publish token is valid until the date that the console shows', async () => {
      const owner = await site().signIn();
      const body = { name: 'ci', days: 30 };
      const issued = await owner.send(`/api/admin/plugins/${GAME}/tokens`, { method: 'POST', body });
      const { secret } = issued.json<IssuedPublishToken & object>();
      const code = async () => {
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/zip' };
        return (await site().send('/api/admin/plugins', { method: 'POST', headers, body: 'no archive' })).json()[
          'code'
        ];
      };
      const valid = await code();
      leap();
      expect(await code()).toBe('publishToken.expired');
      setRight();
      expect(await code()).toBe(valid);
    });

    test('a fixture’s ticket from meanwhile counts no result', async () => {
      leap();
      const path = `/api/matchdays/${MATCHDAY_AHEAD}`;
      const { ticket } = (await post(`${path}/tickets`, { game: GAME })).json<FixtureTicket & object>();
      setRight();
      expect((await post(`${path}/results`, { ticket, outcome: 'win', roundsWon: 1 })).status).toBe(403);
    });

    test('a challenge from before deals again, because nothing was deleted', async () => {
      const { token } = (await post('/api/challenges')).json<Challenge & object>();
      const status = async () => (await site().send(`/api/players?limit=30&deal=${token}`)).status;
      expect(await status()).toBe(200);
      await site().app.get(JobTimers).runNightly();
      leap();
      expect(await status()).toBe(404);
      await site().app.get(JobTimers).runNightly();
      setRight();
      expect(await status()).toBe(200);
      expect(await count(`challenge where token = '${token}'`)).toBe(1);
    });

    test('a round of Career Guess from before continues', async () => {
      const game = await beginGame(site());
      leap();
      expect((await stateOf(site(), game)).status).toBe(404);
      setRight();
      expect((await stateOf(site(), game)).status).toBe(200);
    });

    test('a transfer from meanwhile cannot be opened, and is deleted', async () => {
      leap();
      const id = randomBytes(16).toString('hex');
      const headers = { 'content-type': TRANSFER_TYPE };
      await site().send(`/api/transfers/${id}`, { method: 'POST', body: Buffer.from('sealed'), headers });
      setRight();
      expect((await post(`/api/transfers/${id}/open`)).status).toBe(404);
      await site().app.get(JobTimers).runHourly();
      expect(await count('transfer')).toBe(0);
    });

    test('no rate limit lasts longer than its window', async () => {
      const limit = { name: 'test', limit: 1, windowMs: MINUTE_MS };
      const limits = site().app.get(SharedRateLimits);
      leap();
      for (let use = 0; use < 2; use += 1) await limits.consume(limit, 'somebody');
      setRight();
      expect(await limits.consume(limit, 'somebody')).toBe(60);
    });

    test('a limit shared by all visitors that was used up in that year is available again after one window', async () => {
      const limit = { name: 'test-of-all', limit: 8, windowMs: MINUTE_MS };
      const limits = site().app.get(SharedRateLimits);
      leap();
      for (let use = 0; use < limit.limit; use += 1) await limits.consume(limit, 'all');
      setRight();
      await limits.requireShare(limit, '192.0.2.1').catch(() => undefined);
      site().clock.advance(MINUTE_MS);
      await expect(limits.requireShare(limit, '192.0.2.1')).resolves.toBeUndefined();
    });

    test('load counts of plugins from before that year are kept, and those from within are deleted', async () => {
      const [version] = await site()
        .database.em()
        .execute<{ id: number }[]>('select id from plugin_version where key = ? limit 1', [GAME]);
      const metrics = site().app.get(VersionMetrics);
      const loaded = { versionId: version!.id, metric: 'loaded', upTo: 100 } as const;
      await metrics.add([loaded]);
      leap();
      await metrics.add([loaded, loaded]);
      await site().app.get(JobTimers).runNightly();
      setRight();
      site().clock.advance(MINUTE_MS);
      await site().app.get(JobTimers).runNightly();
      expect((await metrics.byVersion())(version!.id).loads).toBe(1);
    });

    test('the daily limit of the data service is the latest that it reported until today', async () => {
      const report = (day: Date, limit: number) =>
        site()
          .database.em()
          .execute('insert into api_quota (source, day_utc, used, limit_seen) values (?, ?, 0, ?)', [
            'api-football',
            day.toISOString().slice(0, 10),
            limit,
          ]);
      await report(site().clock.now(), 7500);
      await report(site().clock.ahead(YEAR_MS), 100);
      const { database, clock } = site();
      const figures = new QuotaFigures(database, clock, quotaUsageOf(database, clock, 'api-football'));
      expect((await figures.limits()).dailyLimit).toBe(7500);
    });

    test('a minute limit that the data service reported in that year delays no call', async () => {
      const { database, clock } = site();
      const quota = quotaUsageOf(database, clock, 'api-football');
      leap();
      await quota.markMinuteExhausted();
      setRight();
      expect(await quota.reserve({ free: false, urgent: false })).toHaveProperty('callId');
    });

    test('the audit log is intact and in the order of the actions', async () => {
      leap();
      const meanwhile = await site().signIn();
      await meanwhile.send('/api/admin/logout', { method: 'POST' });
      setRight();
      const owner = await site().signIn();
      const { items } = (await owner.send('/api/admin/audit')).json<AuditPage & object>();
      expect(items.slice(0, 3).map(({ action }) => action)).toEqual([
        'session.login',
        'session.logout',
        'session.login',
      ]);
      expect((await site().app.get(AuditLog).verify()).firstBroken).toBeNull();
    });

    test('an alert whose delivery failed meanwhile is sent at once', async () => {
      const at = site().clock.now();
      const [alert] = await site()
        .database.em()
        .execute<{ id: string }[]>(
          `insert into alert (id, kind, subject, facts, started_at)
         values (gen_random_uuid(), 'quotaLow', 'test', '{}', ?) returning id`,
          [at],
        );
      await site()
        .database.em()
        .execute(
          `insert into alert_message (id, alert_id, state, at, attempts, due_at)
         values (gen_random_uuid(), ?, 'started', ?, 1, ?)`,
          [alert!.id, at, site().clock.ahead(YEAR_MS)],
        );
      await site().app.get(WebhookQueue).sendDue();
      expect(receiver.take()).toHaveLength(1);
    });

    test('an outage is reported, although another one ended in the future', async () => {
      const outage = () => ({ id: randomUUID(), messageId: randomUUID(), isDelivered: false });
      const book = site().app.get(AlertBook);
      leap();
      await book.addOutage({ ...outage(), since: site().clock.ago(MINUTE_MS) });
      setRight();
      await book.addOutage({ ...outage(), since: site().clock.ago(MINUTE_MS) });
      expect(await count("alert where kind = 'databaseUnavailable'")).toBe(2);
    });

    test('hourly jobs run while the clock is wrong, and again after it was corrected', async () => {
      const runs = () => count("job_run where name = 'sweep-transfers' and status = 'succeeded'");
      const before = await runs();
      leap();
      await site().app.get(JobTimers).runHourly();
      expect(await runs()).toBe(before + 1);
      setRight();
      site().clock.advance(HOUR_MS);
      await site().app.get(JobTimers).runHourly();
      expect(await runs()).toBe(before + 2);
    });

    test('a sync that was postponed in that year continues', async () => {
      const runs = site().app.get(SyncRuns);
      await site()
        .database.em()
        .execute(
          `insert into sync_run (kind, params, started_by, status, started_at, waiting_until)
         values ('coaches', '{}', 'schedule', 'in_progress', ?, ?)`,
          [site().clock.now(), site().clock.ahead(YEAR_MS)],
        );
      expect((await runs.inProgress()).every((run) => runs.isDue(run))).toBe(true);
      expect((await runs.acquireLease())?.run).toMatchObject({ kind: 'coaches', status: 'in_progress' });
    });

    test('a lease that a dead worker took while the clock of PostgreSQL was ahead does not block syncs', async () => {
      const runs = site().app.get(SyncRuns);
      const lease = "update sync_run set status = 'in_progress', leased_until = clock_timestamp() +";
      await site().database.em().execute(`${lease} interval '9 s'`);
      expect(await runs.acquireLease()).toBeUndefined();
      await site().database.em().execute(`${lease} interval '1 year'`);
      expect((await runs.acquireLease())?.run).toMatchObject({ kind: 'coaches', status: 'in_progress' });
    });
  },
);

onOneDatabase('old data', { timers: true }, (site) => {
  const night = async (): Promise<string[]> => {
    await site().app.get(JobTimers).runNightly();
    const statuses = "select status from job_run where name = 'prune-feedback' order by tick desc limit 1";
    const rows = await site().database.em().execute<{ status: string }[]>(statuses);
    return rows.map(({ status }) => status);
  };
  const feedback = async (): Promise<number> =>
    (await site().database.em().execute<object[]>('select from feedback')).length;

  test('is deleted a day after the clock has leapt ahead, so that it can be set right before', async () => {
    await site().send('/api/feedback', {
      method: 'POST',
      body: { gameType: 'career', feedback: 'Good game, thank you.' },
    });
    expect(await night()).toEqual(['succeeded']);
    site().clock.advance(2 * YEAR_MS);
    expect([await night(), await feedback()]).toEqual([['failed'], 1]);
    site().clock.advance(23 * HOUR_MS);
    expect([await night(), await feedback()]).toEqual([['failed'], 1]);
    site().clock.advance(HOUR_MS);
    expect([await night(), await feedback()]).toEqual([['succeeded'], 0]);
  });
});
