import { expect, test } from 'vitest';
import { MAX_IDLE_MS, MAX_AGE_MS } from '../src/features/admin-session/admin-sessions.ts';
import { PASSWORD } from './fixtures/administrator.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const MINUTE = 60_000;
const OWNER = { actor: 'administrator', role: 'owner', proof: 'password', sharesOrigin: false };

onEveryDatabase('the session', {}, (site) => {
  const login = (body: object) => site().send('/api/admin/login', { method: 'POST', body });

  test('starts with the correct password and lasts until the browser closes', async () => {
    const answer = await login({ password: PASSWORD });
    expect([answer.status, answer.json()]).toEqual([200, { success: true, expiresAt: null }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sl_admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  test('lasts seven days if it is remembered', async () => {
    const answer = await login({ password: PASSWORD, remember: true });
    const expiresAt = new Date(site().clock.now().getTime() + MAX_AGE_MS).toISOString();
    expect(answer.json()).toEqual({ success: true, expiresAt });
    expect(answer.headers['set-cookie']![0]).toContain('Max-Age=604800');
    const cookie = answer.headers['set-cookie']![0]!.split(';')[0]!;
    const state = await site().send('/api/admin/session', { headers: { cookie } });
    expect(state.json()).toEqual({ signedIn: true, expiresAt, ...OWNER });
    expect(state.headers['cache-control']).toBe('no-store');
  });

  test('does not start with a wrong password', async () => {
    const answer = await login({ password: `${PASSWORD}r` });
    expect([answer.status, answer.json()['code'], answer.json()['message']]).toEqual([
      401,
      'session.wrongPassword',
      'Incorrect password. Try again.',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['an array as password', { password: [PASSWORD] }],
    ['a password that is too long', { password: 'é'.repeat(513) }],
    ['a text as the remember flag', { password: PASSWORD, remember: 'true' }],
    ['an unknown field', { password: PASSWORD, admin: true }],
  ])('is refused for a body with %s', async (_what, body) => {
    const answer = await login(body);
    expect([answer.status, answer.json()['code']]).toEqual([400, 'request.invalid']);
    expect(answer.text).not.toContain(PASSWORD);
  });

  test.each([
    ['nothing', ''],
    ['a made-up token', `sl_admin=${'a'.repeat(43)}`],
    ['a cookie without a value', 'sl_admin='],
    ['cookies set by scripts', 'adminAuthenticated=true; adminAuthExpires=2099-01-01'],
    ['a malformed cookie', 'sl_admin=%zz; ;;=;'],
  ])('is required: %s returns 401', async (_what, cookie) => {
    const answer = await site().send('/api/admin/session', { headers: cookie ? { cookie } : {} });
    expect([answer.status, answer.json()['code']]).toEqual([401, 'session.required']);
  });

  test('ends at sign-out, which also clears the cookie', async () => {
    const admin = await site().signIn();
    const out = await admin.send('/api/admin/logout', { method: 'POST' });
    expect([out.status, out.json()]).toEqual([200, { success: true }]);
    expect(out.headers['set-cookie']![0]).toMatch(/^sl_admin=; Max-Age=0; /);
    expect((await admin.send('/api/admin/session')).status).toBe(401);
  });

  test('can be signed out after it has ended', async () => {
    expect((await site().send('/api/admin/logout', { method: 'POST' })).status).toBe(200);
  });

  test('ends in every browser at once', async () => {
    const [one, other] = [await site().signIn(), await site().signIn(true)];
    expect((await one.send('/api/admin/sessions', { method: 'DELETE' })).json()).toMatchObject({ success: true });
    const after = await Promise.all([one, other].map(({ send }) => send('/api/admin/session')));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('expires after eight idle hours unless it is remembered', async () => {
    const [plain, remembered] = [await site().signIn(), await site().signIn(true)];
    const statuses = async (): Promise<number[]> => {
      const answers = await Promise.all([plain, remembered].map(({ send }) => send('/api/admin/session')));
      return answers.map(({ status }) => status);
    };
    site().clock.advance(MAX_IDLE_MS - 1);
    expect(await statuses()).toEqual([200, 200]);
    site().clock.advance(MAX_IDLE_MS - 1);
    expect(await statuses()).toEqual([200, 200]);
    site().clock.advance(MAX_IDLE_MS);
    expect(await statuses()).toEqual([401, 200]);
  });

  test('expires after seven days of use', async () => {
    const [plain, remembered] = [await site().signIn(), await site().signIn(true)];
    const step = MAX_IDLE_MS - MINUTE;
    for (let past = 0; past < MAX_AGE_MS - MINUTE; past += step) {
      site().clock.advance(Math.min(step, MAX_AGE_MS - MINUTE - past));
      const answers = await Promise.all([plain, remembered].map(({ send }) => send('/api/admin/session')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    site().clock.advance(MINUTE);
    const answers = await Promise.all([plain, remembered].map(({ send }) => send('/api/admin/session')));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('is stored as a hash and deleted once expired', async () => {
    await site().signIn();
    site().clock.advance(MAX_AGE_MS);
    const { cookie } = await site().signIn();
    const rows = await site().database.em().execute<object[]>('select * from admin_session');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': undefined, origin: 'http://localhost:3000' }, 200],
  ])('is not available to other sites: reading with %o returns %i', async (headers, status) => {
    const admin = await site().signIn();
    const { 'sec-fetch-site': fetchSite = '', ...rest } = headers;
    const plain = { cookie: admin.cookie, ...rest, ...(fetchSite ? { 'sec-fetch-site': fetchSite } : {}) };
    expect((await site().send('/api/admin/session', { headers: plain })).status).toBe(status);
  });
});
