import type { DevOverride, GameListing, IssuedPublishToken } from '@soccer-legends/contracts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { codeOf, PluginDesk, PLUGINS } from './fixtures/plugin-desk.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const KEY = 'corner-flag';
const ORIGIN = 'http://localhost:5199';
const BUILD = `${ORIGIN}/0123456789abcdefghijkl`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onOneDatabase('the pass of a publish token', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let desk: PluginDesk;
  let token: IssuedPublishToken;

  const issue = async (key: string, days = 30): Promise<IssuedPublishToken> =>
    (await desk.post(`${key}/tokens`, { name: 'Team Corner', days })).json<IssuedPublishToken>();
  const requestLink = (body: object = { origin: BUILD }, { key = KEY, secret = token.secret } = {}): Promise<Answer> =>
    site().send(`${PLUGINS}/${key}/dev-override`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body,
    });
  const visit = (path: string, cookie = ''): Promise<Answer> =>
    site().send(path, { headers: { accept: 'text/html', cookie } });
  const open = ({ link }: DevOverride, cookie = ''): Promise<Answer> => {
    const { pathname, search } = new URL(link!);
    return visit(pathname + search, cookie);
  };
  const cookieOf = ({ headers }: Answer): string =>
    (headers['set-cookie'] ?? []).find((set) => set.startsWith('sl-dev='))?.split(';')[0] ?? '';
  /** Returns the `cookie` header of a browser that opened a new link. */
  const pass = async (body?: object): Promise<string> =>
    cookieOf(await open((await requestLink(body)).json<DevOverride>()));
  const listed = async (cookie: string, key = KEY): Promise<GameListing | undefined> =>
    (await site().send('/api/games', { headers: { cookie } })).json<GameListing[]>().find((game) => game.key === key);
  const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy']);

  beforeAll(async () => {
    desk = await PluginDesk.open(site());
    await desk.publish({ version: '1.0.0' });
    await desk.release('1.0.0');
  });

  beforeEach(async () => {
    // The clock of the tests outlasts sessions.
    desk = await PluginDesk.open(site());
    token = await issue(KEY);
  });

  test('shows the build in a frame, and only the page of its game may load from it, without scripts', async () => {
    const answer = await open((await requestLink()).json<DevOverride>());
    expect([answer.status, answer.headers['location']]).toEqual([302, `http://localhost:3000/${KEY}`]);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /sl-dev=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(answer);
    expect(await listed(cookie)).toMatchObject({
      devOrigin: BUILD,
      devPass: true,
      devUntil: '2026-11-21T20:00:00.000Z',
      remote: { js: [], integrity: {}, locales: { de: `${BUILD}/locales/de.json` } },
      sandbox: { js: [`${BUILD}/remoteEntry.js`] },
    });
    const page = await visit(`/${KEY}`, cookie);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(policyOf(page)).toMatch(new RegExp(`connect-src 'self' ${BUILD}/;`));
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'frame-src'])
      expect(policyOf(page)).not.toMatch(new RegExp(`${directive}[^;]*5199`));
    for (const path of ['/', '/penalty-kick', '/settings'])
      expect(policyOf(await visit(path, cookie)), path).not.toContain('5199');
    expect(policyOf(await visit(`/${KEY}`))).not.toContain('5199');
  });

  test('its frame loads only the build that the server sealed', async () => {
    const { frame } = (await listed(await pass()))!.sandbox!;
    const policy = policyOf(await visit(frame));
    expect(policy).toContain(`script-src 'sha256-`);
    expect(policy.match(/http:\/\/localhost:5199[^ ;]*/g)).toEqual(Array(4).fill(`${BUILD}/`));
    const sealed = new URL(frame, 'http://site').searchParams.get('build')!;
    const [, signature] = sealed.split('.');
    const other = Buffer.from(JSON.stringify({ frameBuild: `${ORIGIN.replace('5199', '5200')}/x`, expires: 9e15 }));
    for (const forged of [`${other.toString('base64url')}.${signature}`, sealed.slice(1), BUILD, ''])
      expect(policyOf(await visit(`/plugins/frame?build=${encodeURIComponent(forged)}`))).not.toMatch(/localhost:5\d/);
    site().clock.advance(8 * HOUR + 1);
    expect(policyOf(await visit(frame))).not.toContain('5199');
  });

  test('runs in the page if an owner trusts the plugin', async () => {
    await desk.post(`${KEY}/promote`, { reason: 'We know them.' });
    const cookie = await pass();
    expect((await listed(cookie))!.sandbox).toBeUndefined();
    expect(policyOf(await visit(`/${KEY}`, cookie))).toMatch(new RegExp(`script-src [^;]*${BUILD}/`));
    await desk.post(`${KEY}/demote`, { reason: 'Not any more.' });
    expect((await listed(cookie))!.sandbox!.frame).toContain('/plugins/frame?build=');
  });

  test('its link works once, also for two simultaneous requests', async () => {
    const link = (await requestLink()).json<DevOverride>();
    const given = await Promise.all([open(link), open(link)]);
    expect(given.map(cookieOf).filter((cookie) => cookie !== '')).toHaveLength(1);
    const again = await open(link);
    expect([again.status, cookieOf(again)]).toEqual([410, '']);
    expect(again.text).toContain('<h1>This link was used or has expired</h1>');
    expect(again.text).toContain('soccer-legends preview');
  });

  test('a used link shows the build again in the browser that opened it first', async () => {
    const link = (await requestLink()).json<DevOverride>();
    expect((await open(link, cookieOf(await open(link)))).headers['location']).toBe(`http://localhost:3000/${KEY}`);
  });

  test('its link expires after five minutes', async () => {
    const link = (await requestLink()).json<DevOverride>();
    site().clock.advance(5 * MINUTE + 1);
    expect(cookieOf(await open(link))).toBe('');
  });

  test('the secret of its link is not accepted as a pass', async () => {
    const { link } = (await requestLink()).json<DevOverride>();
    expect((await listed(`sl-dev=${new URL(link!).searchParams.get('dev')}`))!.devOrigin).toBeUndefined();
  });

  test('two developers see their own builds', async () => {
    const other = BUILD.replace('5199', '5200');
    const [mine, theirs] = [await pass(), await pass({ origin: other })];
    expect([(await listed(mine))!.devOrigin, (await listed(theirs))!.devOrigin]).toEqual([BUILD, other]);
  });

  test('shows no build of another plugin', async () => {
    const answer = await requestLink({ origin: BUILD }, { key: 'penalty-kick' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'publishToken.otherPlugin']);
    expect((await listed(await pass(), 'penalty-kick'))!.devOrigin).toBeUndefined();
  });

  test.each([
    [
      'is revoked',
      async () => (await site().signIn()).send(`${PLUGINS}/${KEY}/tokens/${token.id}`, { method: 'DELETE' }),
    ],
    ['expires', () => Promise.resolve(site().clock.advance(2 * MINUTE))],
  ])('ends when its token %s, and so does its link', async (_what, end) => {
    token = await issue(KEY, 1);
    site().clock.advance(23 * HOUR + 58 * MINUTE);
    const cookie = await pass();
    const link = (await requestLink()).json<DevOverride>();
    expect((await listed(cookie))!.devPass).toBe(true);
    await end();
    expect((await listed(cookie))!.devPass).toBeUndefined();
    expect(cookieOf(await open(link))).toBe('');
    expect(policyOf(await visit(`/${KEY}`, cookie))).not.toContain('5199');
  });

  test('is neither given to a browser with a console session nor applied there', async () => {
    const admin = await site().signIn();
    const refused = await open((await requestLink()).json<DevOverride>(), admin.cookie);
    expect(cookieOf(refused)).toBe('');
    expect(refused.text).toContain('<h1>This browser is signed in to the console</h1>');
    const both = `${await pass()}; ${admin.cookie}`;
    expect((await listed(both))!.devPass).toBeUndefined();
    expect(policyOf(await visit(`/${KEY}`, both))).not.toContain('5199');
  });

  test('ends after eight hours, or when its browser ends it', async () => {
    const [first, second] = [await pass(), await pass()];
    const ended = await visit(`/${KEY}?dev=`, first);
    expect(String(ended.headers['set-cookie'])).toContain('sl-dev=; Max-Age=0');
    expect((await listed(first))!.devPass).toBeUndefined();
    expect((await listed(second))!.devPass).toBe(true);
    site().clock.advance(8 * HOUR + 1);
    expect((await listed(second))!.devPass).toBeUndefined();
  });

  test.each([
    ['without a secret path', ORIGIN],
    ['on another machine', 'http://192.168.1.7:5199/0123456789abcdefghijkl'],
    ['with a longer path', `${BUILD}/more`],
    ['with a second source', `${ORIGIN} http://x.test/0123456789abcdef`],
    ['without a port', 'http://localhost/0123456789abcdefghijkl'],
  ])('is rejected for an address %s', async (_what, origin) => {
    expect(codeOf(await requestLink({ origin }))).toBe('devOverride.notLoopback');
  });

  test('shows the staged candidate, which other visitors do not get', async () => {
    expect(codeOf(await requestLink({}))).toBe('devOverride.notStaged');
    await desk.publish({ version: '1.1.0' });
    await desk.post(`${KEY}/stage`, { version: '1.1.0', share: 1, reason: 'To try it.' });
    const cookie = await pass({});
    expect(await listed(cookie)).toMatchObject({ version: '1.1.0', devPass: true });
    expect((await listed(''))!.version).toBe('1.0.0');
    expect((await visit(`/${KEY}`, cookie)).text).toContain('"version":"1.1.0"');
    await desk.post(`${KEY}/stage`, { version: '1.1.0', share: 0, reason: 'Not yet.' });
    expect((await listed(cookie))!.version).toBe('1.0.0');
  });

  test('is recorded in the audit log when its link is made', async () => {
    await requestLink();
    const [entry] = await site()
      .database.em()
      .find(AuditEntry, { action: 'plugin.devAllow' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({ actor: `token Team Corner (${token.hint}…)`, target: KEY, after: { origin: BUILD } });
  });
});
