import type { IssuedPublishToken, Problem, TeamWebhook } from '@soccer-legends/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckAlerts } from '../src/features/alerts/alerts.port.ts';
import { isTeamAddress } from '../src/features/alerts/team-webhooks.ts';
import { DAY_MS, MINUTE_MS } from '../src/platform/environment/clock.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { WebhookReceiver } from './fixtures/webhook-receiver.ts';

const WEBHOOK = '/api/admin/plugins/penalty-kick/webhook';

const receiver = await WebhookReceiver.start();
afterAll(() => receiver.close());

test.each([
  ['https://hooks.example/team', 'https://legends.example', true],
  ['http://127.0.0.1:9200/hook', 'https://legends.example', false],
  ['https://localhost/hook', 'https://legends.example', false],
  ['http://127.0.0.1:9200/hook', 'http://localhost:3000', true],
])('a team may receive messages at %s from the site %s: %s', (url, publicUrl, allowed) => {
  expect(isTeamAddress(url, publicUrl)).toBe(allowed);
});

onOneDatabase('the webhook of a team', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let headers: Record<string, string>;
  const set = (url: string, path = WEBHOOK) => site().send(path, { method: 'POST', headers, body: { url } });
  const count = (outcome: string, times: number): Promise<unknown> =>
    site()
      .database.em()
      .execute(
        `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
         select live_version_id, ?::date, ?, 0, ? from plugin where key = 'penalty-kick'
         on conflict (version_id, day, outcome, up_to_ms) do update set count = excluded.count`,
        [site().clock.now().toISOString(), outcome, times],
      );
  /** Runs the check of the timer some minutes later. Returns the messages that the team received. */
  async function check(minutes = 1): Promise<string[]> {
    site().clock.advance(minutes * MINUTE_MS);
    await site().app.get(CheckAlerts).check();
    return receiver.take();
  }

  beforeAll(async () => {
    const owner = await site().signIn();
    const body = { name: 'team', days: 30 };
    const issued = await owner.send('/api/admin/plugins/penalty-kick/tokens', { method: 'POST', body });
    headers = { authorization: `Bearer ${issued.json<IssuedPublishToken>().secret}` };
    await count('loaded', 8);
  });

  test('receives the start and the end of an alert about its plugin once each, signed with its own secret', async () => {
    const answer = await set(receiver.variables['ALERT_WEBHOOK_URL']!);
    expect(answer.status, answer.text).toBe(200);
    const { host, secret } = answer.json<TeamWebhook>();
    expect(host).toMatch(/^127\.0\.0\.1:/);
    receiver.secret = secret;
    expect(await check()).toEqual([]);

    await count('failed', 2);
    site().clock.advance(MINUTE_MS);
    await site().app.get(CheckAlerts).check();
    expect(receiver.received).toMatchObject([
      { isSigned: true, message: { data: { console: 'http://localhost:3000/authors/dashboard' } } },
    ]);
    expect(receiver.take()).toEqual(['alert.started pluginFailing penalty-kick']);
    expect(await check()).toEqual([]);

    receiver.status = 500;
    await count('loaded', 100);
    expect(await check()).toEqual(['alert.ended pluginFailing penalty-kick']);
    expect(await check(14)).toEqual([]);
    receiver.status = 204;
    await site()
      .database.em()
      .execute('update team_webhook set due_at = ?', [site().clock.ahead(365 * DAY_MS)]);
    expect(await check(), 'although the clock was ahead at the last attempt').toEqual([
      'alert.ended pluginFailing penalty-kick',
    ]);
    expect(await check(30)).toEqual([]);
  });

  test('receives nothing after the team has removed it', async () => {
    expect((await site().send(WEBHOOK, { method: 'DELETE', headers })).status).toBe(204);
    await count('failed', 90);
    expect(await check()).toEqual([]);
  });

  test.each([
    ['in a private network', 'https://10.0.0.1/hook'],
    ['without encryption', 'http://hooks.example/hook'],
    ['with a password', 'https://me:secret@hooks.example/'],
    ['that is not a URL', 'hooks'],
  ])('is refused for an address %s', async (_what, url) => {
    expect((await set(url)).json<Problem>().code).toBe('request.invalid');
  });

  test('is refused for the plugin of another team', async () => {
    const answer = await set('https://hooks.example/', '/api/admin/plugins/corner-flag/webhook');
    expect(answer.json<Problem>().code).toBe('publishToken.otherPlugin');
  });
});
