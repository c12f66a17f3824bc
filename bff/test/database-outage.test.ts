import type { Alerts, DatabaseStatus } from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { entities } from '../src/app/entities.ts';
import { CheckAlerts } from '../src/features/alerts/alerts.port.ts';
import { MAX_IDLE_MS } from '../src/features/admin-session/admin-sessions.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { MINUTE_MS } from '../src/platform/environment/clock.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { football } from './fixtures/football.ts';
import { createPostgres, startSite, type Site } from './fixtures/site.ts';
import { TcpProxy } from './fixtures/tcp-proxy.ts';
import { WebhookReceiver } from './fixtures/webhook-receiver.ts';

const ROWS = {
  playerCount: football.players.length,
  teamCount: football.clubs.length,
  coachCount: football.coaches.length,
};

describe.skipIf(inject('postgresUrl') === '')('the console during a database outage', () => {
  let proxy: TcpProxy;
  let receiver: WebhookReceiver;
  let site: Site;
  let admin: Administrator;
  let signedOut: Administrator;

  beforeAll(async () => {
    const databaseUrl = await createPostgres('template_site');
    proxy = await TcpProxy.to(databaseUrl);
    receiver = await WebhookReceiver.start();
    const DATABASE_URL = proxy.urlFor(databaseUrl);
    site = await startSite(() => openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' }, entities), {
      variables: { DATABASE_URL, ...receiver.variables },
      plugins: (folder) => folder.build('penalty-kick'),
    });
    [admin, signedOut] = [await site.signIn(), await site.signIn()];
    for (const { send } of [admin, signedOut]) expect((await send('/api/admin/session')).status).toBe(200);
    await signedOut.send('/api/admin/logout', { method: 'POST' });
    proxy.refuse();
  });
  afterAll(async () => {
    await site?.close();
    proxy?.close();
    receiver?.close();
  });

  const status = async (): Promise<DatabaseStatus> => (await admin.send('/api/admin/db-status')).json<DatabaseStatus>();

  const alerts = async (): Promise<Alerts> => (await admin.send('/api/admin/alerts')).json<Alerts>();
  /** Looks for incidents like the timer. Returns the messages that the webhook received. */
  async function checkAlerts(): Promise<string[]> {
    site.clock.advance(MINUTE_MS);
    await site.app.get(CheckAlerts).check();
    return receiver.take();
  }

  test('reports that the database is disconnected, with the row counts in memory', async () => {
    expect(await status()).toEqual({
      status: 'Disconnected',
      ...ROWS,
      message: 'The database does not answer; these are the rows in memory.',
    });
    expect((await admin.send('/api/admin/session')).status).toBe(200);
  });

  test.each(['/api/admin/feedback', '/api/admin/games', '/api/admin/audit', '/api/admin/players'])(
    '%s returns 503 with a time to retry',
    async (path) => {
      const answer = await admin.send(path);
      expect([answer.status, answer.json()['code']]).toEqual([503, 'overloaded']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  test.each([
    ['no cookie', ''],
    ['an invented token', `sl_admin=${'a'.repeat(43)}`],
  ])('rejects a request with %s', async (_who, cookie) => {
    const answer = await site.send('/api/admin/db-status', { headers: { cookie } });
    expect([answer.status, answer.json()['code']]).toEqual([401, 'session.required']);
  });

  test('rejects a session that was signed out before the outage', async () => {
    expect((await signedOut.send('/api/admin/db-status')).status).toBe(401);
  });

  test('serves visitors from memory', async () => {
    const answers = await Promise.all(['/api/games', '/api/players?limit=30', '/'].map((path) => site.send(path)));
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200]);
  });

  test('starts an alert at the second check, and reports it once', async () => {
    const messages = [await checkAlerts(), await checkAlerts(), await checkAlerts()];
    expect(messages).toEqual([[], ['alert.started databaseUnavailable'], []]);
    expect((await alerts()).open).toMatchObject([{ kind: 'databaseUnavailable', endedAt: null }]);
  });

  test('reconnects without a restart', async () => {
    proxy.heal();
    await expect.poll(async () => (await status()).status, { timeout: 10_000 }).toBe('Connected');
    expect(await status()).toMatchObject({ status: 'Connected', ...ROWS });
    expect((await admin.send('/api/admin/feedback')).status).toBe(200);
    expect((await signedOut.send('/api/admin/db-status')).status).toBe(401);
  });

  test('ends the alert and reports its end', async () => {
    const [open] = (await alerts()).open;
    expect(await checkAlerts()).toEqual(['alert.ended databaseUnavailable']);
    const logged = site.log.lines.filter(({ message }) => /^The database (?:does not respond|responds)/.test(message));
    expect(logged.map(({ level }) => level)).toEqual(['error', 'info']);
    const now = site.clock.now().toISOString();
    expect(await alerts()).toMatchObject({ open: [], ended: [{ ...open, endedAt: now }] });
  });

  test('expires idle sessions during the outage too', async () => {
    proxy.refuse();
    site.clock.advance(MAX_IDLE_MS);
    expect((await admin.send('/api/admin/db-status')).status).toBe(401);
    proxy.heal();
  });
});
