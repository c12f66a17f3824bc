import type { AdminOpenSession, AuditPage, Page } from '@soccer-legends/contracts';
import { describe, expect, inject, test } from 'vitest';
import { MAX_IDLE_MS } from '../src/features/admin-session/admin-sessions.ts';
import { PASSWORD, signIn, type Administrator } from './fixtures/administrator.ts';
import { startReplicas } from './fixtures/replicas.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase, type Site } from './fixtures/site.ts';

const MINUTE = 60_000;
const SESSIONS = '/api/admin/sessions';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const UNKNOWN = `${SESSIONS}/8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11`;

/** Signs in from an address, with a `user-agent` header. */
function signInFrom(site: Pick<Site, 'send'>, from: string, userAgent = FIREFOX): Promise<Administrator> {
  const send = (path: string, sending: SendOptions = {}): Promise<Answer> =>
    site.send(path, { from, ...sending, headers: { 'user-agent': userAgent, ...sending.headers } });
  return signIn({ send });
}
const listOf = async ({ send }: Administrator): Promise<readonly AdminOpenSession[]> => itemsOf(await send(SESSIONS));
const itemsOf = (answer: Answer): readonly AdminOpenSession[] => answer.json<Page<AdminOpenSession>>().items;
const isOpen = async ({ send }: Administrator): Promise<boolean> => (await send('/api/admin/session')).status === 200;

onOneDatabase('the list of sessions', {}, (site) => {
  const endAll = async (): Promise<void> => void (await (await site().signIn()).send(SESSIONS, { method: 'DELETE' }));

  test('shows the browser, the person, the times and the shortened network of each session', async () => {
    await endAll();
    const admin = await signInFrom(site(), '127.0.0.21');
    const now = site().clock.now().toISOString();
    const answer = await admin.send(SESSIONS);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(itemsOf(answer)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        actor: 'administrator',
        startedAt: now,
        lastUsedAt: now,
        expiresAt: null,
        browser: 'Firefox, Linux',
        signedInFrom: '127.0.0.0/24',
        lastUsedFrom: '127.0.0.0/24',
        current: true,
      },
    ]);
    expect(answer.text).not.toContain(admin.cookie.split('=')[1]);
  });

  test('marks a session that is used from another network than at its sign-in', async () => {
    await endAll();
    const admin = await signInFrom(site(), '127.0.1.21');
    site().clock.advance(MINUTE);
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' };
    const stolen = await site().send(SESSIONS, { headers, from: '127.0.2.66' });
    expect(itemsOf(stolen)).toEqual([
      expect.objectContaining({ signedInFrom: '127.0.1.0/24', lastUsedFrom: '127.0.2.0/24' }),
    ]);
  });

  test('lists the most recently used session first, and no expired session', async () => {
    await endAll();
    const [first, second] = [await site().signIn(true), await site().signIn(true)];
    await site().signIn();
    site().clock.advance(MAX_IDLE_MS);
    await first.send('/api/admin/session');
    site().clock.advance(MINUTE);
    expect((await listOf(second)).map(({ current }) => current)).toEqual([true, false]);
    site().clock.advance(MINUTE);
    expect((await listOf(first)).map(({ current }) => current)).toEqual([true, false]);
  });

  test('is sorted by each column and divided into pages', async () => {
    await endAll();
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    const admin = await signInFrom(site(), '127.0.1.21');
    site().clock.advance(MINUTE);
    await signInFrom(site(), '127.0.2.21', chrome);
    site().clock.advance(1000);
    const browsers = async (query: string): Promise<(string | null)[]> =>
      itemsOf(await admin.send(`${SESSIONS}?${query}`)).map(({ browser }) => browser);
    for (const column of ['browser', 'lastUsedAt', 'lastUsedFrom', 'startedAt', 'actor']) {
      const descending = await browsers(`sort=${column}`);
      expect(descending.toSorted()).toEqual(['Chrome, Linux', 'Firefox, Linux']);
      const ascending = await browsers(`sort=${column}&order=asc`);
      // Both are the owner's.
      expect(ascending).toEqual(column === 'actor' ? descending : descending.toReversed());
    }
    expect(await browsers('sort=browser&order=asc&pageSize=1&page=2')).toEqual(['Firefox, Linux']);
    const beyond = (await admin.send(`${SESSIONS}?pageSize=1&page=9`)).json<Page<AdminOpenSession>>();
    expect([beyond.total, beyond.page]).toEqual([2, 2]);
    expect((await admin.send(`${SESSIONS}?sort=tokenHash`)).status).toBe(400);
  });

  test('ends one session, whose next request returns 401, and records both sessions in the audit log', async () => {
    await endAll();
    const [admin, thief] = [await site().signIn(), await site().signIn()];
    const sessions = await listOf(admin);
    const own = sessions.find(({ current }) => current)!;
    const other = sessions.find(({ current }) => !current)!;
    const ended = await admin.send(`${SESSIONS}/${other.id}`, { method: 'DELETE' });
    expect([ended.status, ended.json()]).toEqual([200, { success: true, ended: 1 }]);
    expect(await Promise.all([admin, thief].map(isOpen))).toEqual([true, false]);
    const [entry] = (await admin.send('/api/admin/audit?search=session.end')).json<AuditPage>().items;
    expect(entry).toMatchObject({ action: 'session.end', target: `session ${other.id}`, sessionId: own.id });
  });

  test('ends all sessions except the current one', async () => {
    await endAll();
    const [admin, ...others] = [await site().signIn(), await site().signIn(), await site().signIn(true)];
    const ended = await admin.send(`${SESSIONS}/others`, { method: 'DELETE' });
    expect([ended.status, ended.json()]).toEqual([200, { success: true, ended: 2 }]);
    expect(await Promise.all([admin, ...others].map(isOpen))).toEqual([true, false, false]);
  });

  test.each([
    ['an unknown id', UNKNOWN, 404, 'session.notFound'],
    ['an id that is not one', `${SESSIONS}/mine`, 400, 'request.invalid'],
  ])('rejects ending %s', async (_what, path, status, code) => {
    const answer = await (await site().signIn()).send(path, { method: 'DELETE' });
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
  });

  test('does not end a session twice', async () => {
    const [admin] = [await site().signIn(), await site().signIn()];
    const other = (await listOf(admin)).find(({ current }) => !current)!;
    const end = (): Promise<Answer> => admin.send(`${SESSIONS}/${other.id}`, { method: 'DELETE' });
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('records the session of each sign-in and sign-out in the audit log', async () => {
    const admin = await site().signIn();
    const { id } = (await listOf(admin)).find(({ current }) => current)!;
    await admin.send('/api/admin/logout', { method: 'POST' });
    const audit = await (await site().signIn()).send(`/api/admin/audit?session=${id}`);
    expect(audit.json<AuditPage>().items.map(({ action }) => action)).toEqual(['session.logout', 'session.login']);
  });

  test('records no session for a call with the password in the URL', async () => {
    const call = await site().send(`/api/admin/games?password=${encodeURIComponent(PASSWORD)}`);
    expect(call.status).toBe(200);
    const audit = await (await site().signIn()).send('/api/admin/audit?search=session.queryPassword');
    expect(audit.json<AuditPage>().items[0]).toMatchObject({ sessionId: null });
  });
});

describe.skipIf(inject('postgresUrl') === '')('a session that was ended on another server', () => {
  test('is rejected by every server at its next request', async () => {
    const [first, second] = (await startReplicas(2)) as [Site, Site];
    try {
      const admin = await first.signIn();
      const thief = await second.signIn();
      // The second server has read the session.
      expect(await isOpen(thief)).toBe(true);
      const stolen = (await listOf(admin)).find(({ current }) => !current)!;
      expect((await admin.send(`${SESSIONS}/${stolen.id}`, { method: 'DELETE' })).status).toBe(200);
      expect(await isOpen(thief)).toBe(false);
      expect(await isOpen(admin)).toBe(true);
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });
});
