import type { IssuedPublishToken, Problem, PublishReceipt, PublishToken } from '@soccer-legends/contracts';
import { beforeAll, expect, test, vi } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { PublishTokenRow } from '../src/features/plugins/registry/plugin.entities.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { PublishPlugin } from '../src/features/plugins/publish/publish-plugin.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';
const ONE_DAY_MS = 86_400_000;

onOneDatabase('a publish token', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let admin: Administrator;
  let token: IssuedPublishToken;

  const issue = async (key: string, body: object = { name: 'Team Corner', days: 30 }): Promise<Answer> =>
    admin.send(`${PLUGINS}/${key}/tokens`, { method: 'POST', body });
  const bearer = (secret: string): Record<string, string> => ({ authorization: `Bearer ${secret}` });
  const publish = (secret: string, key = 'corner-flag', version = '1.0.0', more = {}): Promise<Answer> =>
    site().send(PLUGINS, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', ...bearer(secret), ...more },
      body: pluginArchive({ key, version }),
    });
  const code = (answer: Answer): [number, string] => [answer.status, answer.json<Problem>().code];

  beforeAll(async () => {
    admin = await site().signIn();
    token = (await issue('corner-flag')).json<IssuedPublishToken>();
  });

  test('is shown once and stored as a hash', async () => {
    expect(token).toMatchObject({ key: 'corner-flag', name: 'Team Corner', createdBy: 'administrator' });
    expect(token.secret).toMatch(/^slp_[A-Za-z0-9_-]{43}$/);
    expect(token.expiresAt).toBe('2026-12-21T12:00:00.000Z');
    const listed = (await admin.send(`${PLUGINS}/corner-flag/tokens`)).json<PublishToken[]>();
    expect(listed).toHaveLength(1);
    const kept = JSON.stringify([
      listed,
      await site().database.em().find(PublishTokenRow, {}),
      await site().database.em().find(AuditEntry, {}),
    ]);
    expect(kept).not.toContain(token.secret);
  });

  test('publishes, releases, rolls back, withdraws and reads without a session', async () => {
    const receipt = await publish(token.secret);
    expect(receipt.status).toBe(201);
    expect(receipt.json<PublishReceipt>().publishedBy).toBe(`token Team Corner (${token.hint}…)`);
    await publish(token.secret, 'corner-flag', '1.1.0');
    const send = (path: string, body?: object): Promise<Answer> =>
      site().send(`${PLUGINS}/corner-flag${path}`, {
        headers: bearer(token.secret),
        ...(body ? { method: 'POST', body: { reason: 'By the team.', ...body } } : {}),
      });
    const statuses = [
      await send('/release', { version: '1.0.0' }),
      await send('/stage', { version: '1.1.0', share: 10 }),
      await send('/release', { version: '1.1.0' }),
      await send('/rollback', {}),
      await send('/withdraw-version', { version: '1.1.0' }),
      await send(''),
      await send('/history'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });

  test('records its last use at most once a minute', async () => {
    site().clock.advance(60_000);
    await publish(token.secret);
    const [listed] = (await admin.send(`${PLUGINS}/corner-flag/tokens`)).json<PublishToken[]>();
    expect(listed!.lastUsedAt).toBe('2026-11-21T12:01:00.000Z');
  });

  test.each([
    ['another plugin’s archive', () => publish(token.secret, 'other-flag')],
    ['another plugin', () => site().send(`${PLUGINS}/penalty-kick`, { headers: bearer(token.secret) })],
    [
      'another plugin’s release',
      () =>
        site().send(`${PLUGINS}/penalty-kick/rollback`, {
          method: 'POST',
          headers: bearer(token.secret),
          body: { reason: 'Just because.' },
        }),
    ],
  ])('is rejected for %s', async (_what, act) => {
    expect(code(await act())).toEqual([403, 'publishToken.otherPlugin']);
  });

  test.each([
    ['the list of all', 'GET', ''],
    ['withdrawing', 'POST', '/corner-flag/withdraw'],
    ['restoring', 'POST', '/corner-flag/restore'],
    ['making tokens', 'POST', '/corner-flag/tokens'],
  ])('is rejected for %s', async (_what, method, path) => {
    const sending = { method, headers: bearer(token.secret), ...(method === 'POST' ? { body: {} } : {}) };
    expect(code(await site().send(`${PLUGINS}${path}`, sending))).toEqual([401, 'session.required']);
  });

  test.each([
    ['that was never issued', () => `slp_${'A'.repeat(43)}`],
    ['in another format', () => 'slp_short'],
    ['cut short', () => token.secret.slice(0, -1)],
  ])('rejects %s', async (_what, secret) => {
    expect(code(await publish(secret()))).toEqual([401, 'publishToken.invalid']);
  });

  test('is rejected if it is invalid, even with a session', async () => {
    const answer = await publish(`slp_${'A'.repeat(43)}`, 'corner-flag', '1.0.0', {
      cookie: admin.cookie,
      'sec-fetch-site': 'same-origin',
    });
    expect(code(answer)).toEqual([401, 'publishToken.invalid']);
  });

  test('is rejected after it was revoked', async () => {
    const other = (await issue('corner-flag')).json<IssuedPublishToken>();
    expect((await publish(other.secret)).status).toBe(200);
    const path = `${PLUGINS}/corner-flag/tokens/${other.id}`;
    expect((await admin.send(path, { method: 'DELETE' })).status).toBe(204);
    expect(code(await publish(other.secret))).toEqual([401, 'publishToken.revoked']);
    expect((await admin.send(path, { method: 'DELETE' })).status).toBe(204);
    const elsewhere = await admin.send(`${PLUGINS}/penalty-kick/tokens/${other.id}`, { method: 'DELETE' });
    expect(code(elsewhere)).toEqual([404, 'publishToken.notFound']);
    const deeds = await site().database.em().find(AuditEntry, { action: 'plugin.tokenRevoke' });
    expect(deeds).toHaveLength(1);
  });

  test('publishes nothing if it was revoked while its archive arrived', async () => {
    const other = (await issue('late-corner')).json<IssuedPublishToken>();
    const publisher = site().app.get(PublishPlugin);
    const publishNow = publisher.publish.bind(publisher);
    vi.spyOn(publisher, 'publish').mockImplementationOnce(async (...upload) => {
      await admin.send(`${PLUGINS}/late-corner/tokens/${other.id}`, { method: 'DELETE' });
      return publishNow(...upload);
    });
    expect(code(await publish(other.secret, 'late-corner'))).toEqual([401, 'publishToken.revoked']);
    expect((await admin.send(`${PLUGINS}/late-corner`)).status).toBe(404);
  });

  test.each([
    ['no name', { name: '', days: 30 }],
    ['no end', { name: 'Team', days: 0 }],
    ['a lifetime above the maximum', { name: 'Team', days: 366 }],
    ['an unknown field', { name: 'Team', days: 3, key: 'penalty-kick' }],
  ])('is not issued with %s', async (_what, body) => {
    expect(code(await issue('corner-flag', body))).toEqual([400, 'request.invalid']);
  });

  test('expires', async () => {
    site().clock.advance(30 * ONE_DAY_MS);
    expect(code(await publish(token.secret))).toEqual([401, 'publishToken.expired']);
  });
});
