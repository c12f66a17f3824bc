import type { DevOverride, GameListing, Problem } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import { manifest } from './fixtures/plugin-folder.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const ORIGIN = 'http://127.0.0.1:5199';
const HTML = { accept: 'text/html' };

onOneDatabase('a dev override', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let admin: Administrator;
  let other: Administrator;

  const allow = (body: object, key = 'penalty-kick'): Promise<Answer> =>
    admin.send(`/api/admin/plugins/${key}/dev-override`, { method: 'POST', body });
  const games = async (who?: Administrator): Promise<GameListing[]> =>
    (await (who ?? site()).send('/api/games')).json<GameListing[]>();
  const page = (who?: Administrator, path = '/penalty-kick'): Promise<Answer> =>
    (who ?? site()).send(path, { headers: HTML });
  const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy']);

  beforeAll(async () => {
    admin = await site().signIn();
    other = await site().signIn();
  });

  test('replaces the published plugin in pages of the session that created it', async () => {
    const allowed = await allow({ origin: `${ORIGIN}/`, minutes: 60 });
    expect(allowed.json<DevOverride>()).toEqual({
      key: 'penalty-kick',
      origin: ORIGIN,
      expiresAt: '2026-11-21T13:00:00.000Z',
    });
    const [listing] = await games(admin);
    expect(listing).toMatchObject({
      key: 'penalty-kick',
      devOrigin: ORIGIN,
      version: '1.2.3',
      isActive: true,
      devUntil: '2026-11-21T13:00:00.000Z',
      remote: { entry: `${ORIGIN}/remoteEntry.js`, locales: { de: `${ORIGIN}/locales/de.json` } },
    });
    const answer = await page(admin);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(`"${ORIGIN}/remoteEntry.js":""`);
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(policyOf(answer)).toMatch(new RegExp(`${directive} 'self'[^;]* ${ORIGIN}(?:;|$)`));
    expect(policyOf(answer)).not.toContain('unsafe');
  });

  test.each([
    ['visitors', () => undefined],
    ['another session of the administrator', () => other],
  ])('does not apply to %s', async (_who, who) => {
    expect((await games(who()))[0]!.devOrigin).toBeUndefined();
    const answer = await page(who());
    expect(answer.text + policyOf(answer)).not.toContain('5199');
  });

  test('cannot be requested by a URL', async () => {
    const answer = await page(undefined, `/penalty-kick?dev=${encodeURIComponent(ORIGIN)}&devOrigin=${ORIGIN}`);
    expect(answer.text + policyOf(answer)).not.toContain('5199');
  });

  test('does not apply to the console', async () => {
    const answer = await page(admin, '/admin');
    expect(answer.text + policyOf(answer)).not.toContain('5199');
  });

  test('is listed for the session that created it', async () => {
    const listedFor = async (who: Administrator) =>
      (await who.send('/api/admin/dev-overrides')).json<DevOverride[]>().map(({ key, origin }) => `${key} ${origin}`);
    expect([await listedFor(admin), await listedFor(other)]).toEqual([[`penalty-kick ${ORIGIN}`], []]);
  });

  test('accepts an unpublished plugin with a manifest', async () => {
    const own = { ...manifest, key: 'brand-new' };
    expect((await allow({ origin: ORIGIN }, 'brand-new')).json<Problem>().code).toBe('plugin.notFound');
    expect((await allow({ origin: ORIGIN, manifest: own }, 'brand-new')).status).toBe(200);
    expect((await games(admin)).map(({ key }) => key)).toEqual(['penalty-kick', 'brand-new']);
    expect((await page(admin, '/brand-new')).status).toBe(200);
    expect((await page(undefined, '/brand-new')).status).toBe(404);
  });

  test.each([
    ['another machine', { origin: 'http://192.168.1.7:5199' }, 'devOverride.notLoopback'],
    ['more than an origin', { origin: `${ORIGIN}; script-src *` }, 'devOverride.notLoopback'],
    ['a duration above the maximum', { origin: ORIGIN, minutes: 481 }, 'request.invalid'],
    ['another plugin’s manifest', { origin: ORIGIN, manifest: { ...manifest, key: 'x-y' } }, 'plugin.invalidManifest'],
    ['an invalid manifest', { origin: ORIGIN, manifest: { key: 'penalty-kick' } }, 'plugin.invalidManifest'],
  ])('is rejected for %s', async (_what, body, code) => {
    expect((await allow(body)).json<Problem>().code).toBe(code);
  });

  test('ends on request', async () => {
    const end = await admin.send('/api/admin/plugins/brand-new/dev-override', { method: 'DELETE' });
    expect(end.status).toBe(204);
    expect((await games(admin)).map(({ key }) => key)).toEqual(['penalty-kick']);
  });

  test('expires', async () => {
    site().clock.advance(60 * 60_000);
    expect((await games(admin))[0]!.devOrigin).toBeUndefined();
    expect(policyOf(await page(admin))).not.toContain('5199');
  });

  test('ends with the session', async () => {
    await allow({ origin: ORIGIN });
    await admin.send('/api/admin/logout', { method: 'POST' });
    expect((await games(admin))[0]!.devOrigin).toBeUndefined();
  });
});
