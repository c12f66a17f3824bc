import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alerts, Problem, SyncFailureCode } from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_IDLE_MS } from '../src/features/admin-session/admin-sessions.ts';
import { AlertBook } from '../src/features/alerts/alert-book.ts';
import { CheckAlerts } from '../src/features/alerts/alerts.port.ts';
import { HOUR_MS, MINUTE_MS } from '../src/platform/environment/clock.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { WebhookReceiver } from './fixtures/webhook-receiver.ts';

const receiver = await WebhookReceiver.start();
afterAll(() => receiver.close());

const options = {
  variables: { ...receiver.variables, BACKUP_DIR: 'backups' },
  plugins: (folder: { build(key: string): unknown }) => void folder.build('penalty-kick'),
};

onOneDatabase('alerts', options, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn(true);
    makeBackup('first');
    receiver.take();
  });

  const run = (sql: string, values: unknown[] = []): Promise<unknown> => site().database.em().execute(sql, values);
  const alerts = async (): Promise<Alerts> => (await admin.send('/api/admin/alerts')).json<Alerts>();
  const open = async (): Promise<string[]> => (await alerts()).open.map(({ kind, subject }) => `${kind} ${subject}`);
  function makeBackup(name: string): void {
    const folder = join(site().folder, 'backups', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ madeAt: site().clock.now().toISOString() }));
  }
  let takesSnapshots = true;
  function takeSnapshot(): void {
    const name = site().clock.now().toISOString().replaceAll(':', '-');
    mkdirSync(join(site().folder, 'data', 'snapshots', name), { recursive: true });
  }
  /** Runs the check of the timer a minute later. Returns the messages that the webhook received. */
  async function check(): Promise<string[]> {
    site().clock.advance(MINUTE_MS);
    if (takesSnapshots) takeSnapshot();
    await site().app.get(CheckAlerts).check();
    return receiver.take();
  }
  const endRun = (
    kind: string,
    status: string,
    error: string | null = null,
    failure?: SyncFailureCode,
  ): Promise<unknown> => {
    const at = site().clock.now();
    return run(
      `insert into sync_run (kind, params, started_by, status, started_at, ended_at, error, failure)
       values (?, '{}', 'schedule', ?, ?, ?, ?, ?)`,
      [kind, status, at, at, error, failure ?? null],
    );
  };
  const count = (outcome: string, times: number): Promise<unknown> =>
    run(
      `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
       select live_version_id, ?::date, ?, 0, ? from plugin where key = 'penalty-kick'
       on conflict (version_id, day, outcome, up_to_ms) do update set count = excluded.count`,
      [site().clock.now().toISOString(), outcome, times],
    );
  /** Sends requests of visitors through a proxy that the site does not trust. */
  const forward = async (visitors: number): Promise<void> => {
    for (let nth = 0; nth < visitors; nth += 1)
      await site().send('/livez', { headers: { 'x-forwarded-for': `93.184.216.${nth}` } });
    const stored = "select 1 from setting where name = 'proxy.untrusted'";
    await expect.poll(() => run(stored)).toHaveLength(1);
  };
  const spendQuota = (used: number): Promise<unknown> =>
    run(
      `insert into api_quota (source, day_utc, used, limit_seen) values ('sandbox', ?::date, ?, 100)
       on conflict (source, day_utc) do update set used = excluded.used`,
      [site().clock.now().toISOString(), used],
    );

  test('do not exist on a healthy site', async () => {
    expect(await check()).toEqual([]);
    const host = new URL(receiver.variables['ALERT_WEBHOOK_URL']!).host;
    expect(await alerts()).toEqual({ open: [], ended: [], webhook: { host, error: null } });
  });

  test('are read by an open page without keeping its session alive', async () => {
    const idle = await site().signIn();
    const read = async (): Promise<number> => (await idle.send('/api/admin/alerts')).status;
    site().clock.advance(MAX_IDLE_MS - MINUTE_MS);
    expect(await read()).toBe(200);
    site().clock.advance(MINUTE_MS);
    expect(await read()).toBe(401);
  });

  interface Case {
    what: string;
    alert: string;
    begin(): unknown;
    /** Causes an event that does not end the incident. */
    goOn(): unknown;
    end(): unknown;
  }
  test.each<Case>([
    {
      what: 'a failed sync',
      alert: 'syncFailed existing-players',
      begin: () => endRun('existing-players', 'failed', 'The service is away.'),
      goOn: () => endRun('existing-players', 'failed', 'It is still away.'),
      end: () => endRun('existing-players', 'completed'),
    },
    {
      what: 'a low quota',
      alert: 'quotaLow sandbox',
      begin: () => spendQuota(91),
      goOn: () => spendQuota(85),
      end: () => spendQuota(80),
    },
    {
      what: 'a failing plugin',
      alert: 'pluginFailing penalty-kick',
      begin: async () => [await count('loaded', 8), await count('failed', 2)],
      goOn: () => count('loaded', 17),
      end: () => count('loaded', 19),
    },
    {
      what: 'an untrusted proxy',
      alert: 'untrustedProxy 127.0.0.1',
      begin: () => forward(20),
      goOn: () => forward(20),
      end: () => run(`update setting set value = '{"peer":"127.0.0.1","at":0}' where name = 'proxy.untrusted'`),
    },
    {
      what: 'an old backup',
      alert: 'backupOld backup',
      begin: () => site().clock.advance(26 * HOUR_MS),
      goOn: () => mkdirSync(join(site().folder, 'backups', 'unfinished'), { recursive: true }),
      end: () => makeBackup('second'),
    },
    {
      what: 'an old snapshot of the embedded database',
      alert: 'backupOld snapshot',
      begin: () => {
        takesSnapshots = false;
        site().clock.advance(HOUR_MS);
      },
      goOn: () => site().clock.advance(HOUR_MS),
      end: () => (takesSnapshots = true),
    },
  ])('report $what once, and its end', async ({ alert, begin, goOn, end }) => {
    await begin();
    expect(await check()).toEqual([`alert.started ${alert}`]);
    expect(await open()).toEqual([alert]);
    await goOn();
    expect(await check()).toEqual([]);
    expect(await open()).toEqual([alert]);
    await end();
    expect(await check()).toEqual([`alert.ended ${alert}`]);
    expect(await open()).toEqual([]);
    expect((await alerts()).ended[0]).toMatchObject({ endedAt: site().clock.now().toISOString() });
  });

  test('report two incidents of one kind', async () => {
    for (const kind of ['leagues', 'new-players']) await endRun(kind, 'failed', 'No.');
    expect((await check()).sort()).toEqual([
      'alert.started syncFailed leagues',
      'alert.started syncFailed new-players',
    ]);
    for (const kind of ['leagues', 'new-players']) await endRun(kind, 'completed');
    expect((await check()).sort()).toEqual(['alert.ended syncFailed leagues', 'alert.ended syncFailed new-players']);
  });

  test.each([
    ['a run that was canceled', 'new-players', 'canceled'],
    ['a run that a person waits for', 'import-player', 'notInService'],
  ] as const)('do not report %s', async (_what, kind, failure) => {
    await endRun(kind, 'failed', 'No.', failure);
    expect(await check()).toEqual([]);
  });

  test('do not report a plugin with few failures', async () => {
    await run('delete from plugin_health');
    await count('loaded', 5);
    await count('failed', 4);
    expect(await check()).toEqual([]);
  });

  describe('the webhook', () => {
    test('receives a signed message with the facts, a text and the address of the console', async () => {
      await endRun('new-players', 'failed', 'The service is away.', 'unreachable');
      site().clock.advance(MINUTE_MS);
      await site().app.get(CheckAlerts).check();
      const [{ isSigned, message } = { isSigned: false, message: undefined }] = receiver.received;
      const [alert] = (await alerts()).open;
      expect(alert!.facts).toMatchObject({ failure: 'unreachable', error: 'The service is away.' });
      expect([isSigned, message]).toEqual([
        true,
        {
          type: 'alert.started',
          timestamp: alert!.startedAt,
          data: {
            ...alert,
            text: expect.stringMatching(/^Run \d+ of the sync "new-players" failed: The service is away\.$/),
            console: 'http://localhost:3000/admin#health',
          },
        },
      ]);
      await endRun('new-players', 'completed');
      await check();
    });

    test.each([500, 302, 404])('receives the same message again after status %i', async (status) => {
      receiver.status = status;
      await endRun('leagues', 'failed', 'No.');
      site().clock.advance(MINUTE_MS);
      await site().app.get(CheckAlerts).check();
      const [first] = receiver.received.splice(0);
      expect((await alerts()).webhook.error).toBe(`The webhook responded with status ${status}.`);
      receiver.status = 204;
      site().clock.advance(MINUTE_MS);
      await site().app.get(CheckAlerts).check();
      const [second, ...others] = receiver.received.splice(0);
      expect([second?.id, second?.message, others]).toEqual([first?.id, first?.message, []]);
      expect((await alerts()).webhook.error).toBeNull();
      await endRun('leagues', 'completed');
      expect(await check()).toEqual(['alert.ended syncFailed leagues']);
    });

    test('receives a test message at once if an owner requests it', async () => {
      const send = async (): Promise<unknown[]> => {
        const response = await admin.send('/api/admin/alerts/test-message', { method: 'POST' });
        return [response.status, response.status === 204 ? '' : response.json<Problem>().message];
      };
      expect(await send()).toEqual([204, '']);
      const [received] = receiver.received.splice(0);
      expect(received).toMatchObject({ isSigned: true, message: { type: 'alert.test' } });
      receiver.status = 500;
      expect(await send()).toEqual([502, 'The webhook responded with status 500.']);
      receiver.status = 204;
      expect(receiver.take()).toEqual(['alert.test']);
      expect(await check()).toEqual([]);
    });

    test('receives no tenth attempt of a message', async () => {
      receiver.status = 500;
      await endRun('leagues', 'failed', 'No.');
      let attempts = 0;
      for (let hour = 0; hour < 48; hour += 1) {
        attempts += (await check()).length;
        site().clock.advance(HOUR_MS);
        makeBackup('latest');
      }
      receiver.status = 204;
      expect([attempts, await check()]).toEqual([9, []]);
      await endRun('leagues', 'completed');
      await check();
    });
  });

  test('store an outage once if its storing is repeated', async () => {
    const since = site().clock.now();
    const outage = { id: randomUUID(), messageId: randomUUID(), since, isDelivered: false };
    const book = site().app.get(AlertBook);
    await book.addOutage(outage);
    await book.addOutage(outage);
    const stored = (await alerts()).ended.filter(({ kind }) => kind === 'databaseUnavailable');
    expect(stored.map(({ id }) => id)).toEqual([outage.id]);
    expect((await check()).map((message) => message.trim())).toEqual([
      'alert.started databaseUnavailable',
      'alert.ended databaseUnavailable',
    ]);
  });

  test('are reported once by several workers', async () => {
    await endRun('coaches-by-name', 'failed', 'No.');
    const checks = site().app.get(CheckAlerts);
    await Promise.all([checks.check(), checks.check()]);
    expect(receiver.take()).toEqual(['alert.started syncFailed coaches-by-name']);
  });
});
