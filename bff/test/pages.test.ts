import { createHash } from 'node:crypto';
import type { Challenge } from '@soccer-legends/contracts';
import { describe, expect, test, vi } from 'vitest';
import { Challenges } from '../src/features/deals/challenges.ts';
import { BundledPlugins } from '../src/features/plugins/publish/bundled-plugins.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { Registry } from '../src/features/plugins/registry/registry.ts';
import { ConsoleFiles } from '../src/app/pages/console-files.ts';
import { Pages } from '../src/app/pages/pages.ts';
import { onOneDatabase } from './fixtures/site.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

onOneDatabase(
  'pages',
  {
    plugins: (folder) => {
      folder.build('penalty-kick', { route: '/penalty', description: { en: '</script><script>alert(1)</script>' } });
      folder.build('corner-kick');
    },
  },
  (site) => {
    const page = (path: string, headers: Record<string, string> = {}) =>
      site().send(path, { headers: { ...HTML, ...headers } });
    const importMapIn = (html: string): { integrity: Record<string, string> } =>
      JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)![1]!) as { integrity: Record<string, string> };
    const registryIn = (html: string): { key: string }[] =>
      JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)![1]!) as { key: string }[];

    test.each([
      ['/', 200],
      ['/album', 200],
      ['/season', 200],
      ['/matchdays', 200],
      ['/d/1', 200],
      ['/d/146', 200],
      ['/d/147', 404],
      ['/d/0', 404],
      ['/d/one', 404],
      ['/settings', 200],
      ['/facts', 200],
      ['/feedback', 200],
      ['/admin', 200],
      ['/admin-login', 200],
      ['/penalty', 200],
      ['/penalty-kick', 200],
      ['/corner-kick', 200],
      ['/corner-kick?lang=de', 200],
      ['/Penalty', 404],
      ['/nothing', 404],
      ['/nothing/', 404],
      ['/penalty//', 404],
      ['/penalty/x/', 404],
      ['/settings//', 404],
      ['/admin/deep', 404],
      ['/admin/deep/', 404],
      ['/d/147/nothing', 404],
      ['/c/c7k3m9qx2v4/nothing', 404],
      ['/caf%C3%A9', 404],
      ['//evil.example', 404],
      ['//evil.example/', 404],
      ['/C7K3M9QX2V4/penalty-kick', 404],
      ['/penalty%2Fkick', 404],
    ])('%s returns the document with status %i', async (path, status) => {
      const answer = await page(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('<div id="root">');
    });

    test.each([
      ['/settings/', '/settings'],
      ['/settings/?lang=de&x=%2F', '/settings?lang=de&x=%2F'],
      ['/settings/?', '/settings?'],
      ['/penalty/', '/penalty'],
      ['/penalty-kick/?deal=d146', '/penalty-kick?deal=d146'],
      ['/admin/', '/admin'],
      ['/admin-login/', '/admin-login'],
      ['/d/146/', '/d/146'],
      ['/d/147/', '/d/147'],
      ['/d/146/penalty-kick/', '/d/146/penalty-kick'],
      ['/d/146/r/wl-/', '/d/146/r/wl-'],
      ['/c/c7k3m9qx2v4/penalty-kick/', '/c/c7k3m9qx2v4/penalty-kick'],
    ])('%s has one trailing slash and is redirected permanently to %s', async (path, plain) => {
      const answer = await page(path);
      expect([answer.status, answer.headers['location']]).toEqual([308, plain]);
    });

    test.each([
      [undefined, 'en'],
      ['app-language=de', 'de'],
      ['x=1; app-language=pt; y=2', 'pt'],
      ['app-language=xx', 'en'],
      ['my-app-language=de', 'en'],
      ['app-language="><script>', 'en'],
    ])('with the cookie %s the page is in %s', async (cookie, language) => {
      const answer = await page('/', cookie === undefined ? {} : { cookie });
      expect(answer.text).toMatch(new RegExp(`<html lang="${language}" data-day="\\d{4}-\\d\\d-\\d\\d">`));
    });

    test('the first response is compressed', async () => {
      const answer = await page('/settings', { cookie: 'app-language=it', 'accept-encoding': 'gzip, deflate, br' });
      expect(answer.headers['content-encoding']).toBe('br');
    });

    test('the import map has the integrity of every script of shell and games, on every retry path', async () => {
      const { text } = await page('/');
      const { integrity } = importMapIn(text);
      const addresses = Object.keys(integrity).map((address) => address.replace(/-[0-9a-f]{8}/, ''));
      expect(addresses.sort()).toEqual(
        [
          '/assets/shell-1.js',
          ...['corner-kick', 'penalty-kick'].flatMap((key) =>
            ['', '~r1', '~r2', '~r3'].map((retry) => `/plugins/${key}/1.2.3${retry}/remoteEntry.js`),
          ),
        ].sort(),
      );
      for (const [address, hash] of Object.entries(integrity)) {
        const { body } = await site().send(address);
        expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(hash);
      }
    });

    test('the import map precedes every script and preload', async () => {
      const { text } = await page('/penalty');
      const map = text.indexOf('<script type="importmap">');
      expect(text.indexOf('<meta charset')).toBeLessThan(map);
      expect(map).toBeLessThan(text.indexOf('modulepreload'));
      expect(map).toBeLessThan(text.indexOf('type="module"'));
    });

    test('the policy allows only the import map, the scripts of the site and those in the shell’s page', async () => {
      const { text, headers } = await page('/');
      const hashOf = (element: RegExp) =>
        `'sha256-${createHash('sha256').update(element.exec(text)![1]!).digest('base64')}'`;
      const map = hashOf(/<script type="importmap">(.*?)<\/script>/);
      const [first, start] = [hashOf(/<script>(.*?)<\/script>/), hashOf(/<script type="module">(.*?)<\/script>/)];
      const policy = headers['content-security-policy'] as string;
      expect(policy).toContain(`script-src 'self' ${map} ${first} ${start};`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`style-src 'self' ${hashOf(/<style>(.*?)<\/style>/)};`);
      expect(policy).toContain('report-to csp; report-uri /api/csp-reports');
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http:/);
    });

    test('the document contains the registry, whose texts cannot end the element', async () => {
      const { text } = await page('/');
      expect(registryIn(text).map(({ key }) => key)).toEqual(['corner-kick', 'penalty-kick']);
      expect(text).not.toContain('</script><script>alert');
      expect(text.match(/<script/g)).toHaveLength(6);
    });

    test('the page of a game preloads its files after the first paint, with texts in its own language', async () => {
      const { text } = await page('/penalty', { cookie: 'app-language=de' });
      const afterFirstPaint = /<template id="scripts">(.*?)<\/template>/.exec(text)![1]!;
      const links = [
        ...afterFirstPaint.matchAll(
          /<link rel="(\w+)"(?: as="(\w+)")? href="\/plugins\/([^"/]+)\/[^"/]+\/([^"]+)"([^>]*)>/g,
        ),
      ];
      expect(links.map(([, rel, as, key, file]) => [rel, as, key, file])).toEqual([
        ['modulepreload', undefined, 'penalty-kick', 'remoteEntry.js'],
        ['preload', 'style', 'penalty-kick', 'assets/game-abc.css'],
        ['preload', 'fetch', 'penalty-kick', 'locales/de.json'],
      ]);
      expect(links[0]![5]).toMatch(/integrity="sha384-[^"]+" crossorigin/);
    });

    test('a game without texts in the language of the page preloads the English ones', async () => {
      expect((await page('/penalty', { cookie: 'app-language=fr' })).text).toContain('locales/en.json');
    });

    test('other pages preload no game', async () => {
      expect((await page('/')).text).not.toMatch(/preload[^>]*\/plugins\//);
    });

    test('every page preloads only the texts of its language', async () => {
      const preloads = async (cookie: string) => [
        ...(await page('/', { cookie })).text.matchAll(/as="fetch" href="([^"]+)"/g),
      ];
      expect((await preloads('app-language=de')).map(([, href]) => href)).toEqual(['/assets/de-1.json']);
      expect(await preloads('app-language=fr')).toEqual([]);
    });

    test('the script element of the shell has the integrity of the import map', async () => {
      const { text } = await page('/');
      const { integrity } = importMapIn(text);
      expect(text).toContain(`src="/assets/shell-1.js" integrity="${integrity['/assets/shell-1.js']}"`);
    });

    test.each([
      ['/admin', 'noopener-allow-popups'],
      ['/admin-login', 'noopener-allow-popups'],
      ['/admin/deep', 'noopener-allow-popups'],
      ['/', 'same-origin'],
    ])('the window of %s is apart from the one that opened it: %s', async (path, policy) => {
      const { headers } = await page(path);
      const isConsole = policy === 'noopener-allow-popups';
      expect(headers['cross-origin-opener-policy']).toBe(policy);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(String(headers['permissions-policy']).includes('publickey-credentials-get=()')).toBe(!isConsole);
      expect(headers['connection-allowlist']).toBe('(response-origin "*://*:*");webrtc=block');
    });

    test.each(['/admin', '/admin-login', '/admin/deep'])('the document of %s contains no game', async (path) => {
      const { text } = await page(path);
      expect(registryIn(text)).toEqual([]);
      expect(Object.keys(importMapIn(text).integrity)).toEqual(['/assets/shell-1.js']);
      expect(text).not.toContain('/plugins/');
    });

    test('a page is revalidated on every request, and sent only when it has changed', async () => {
      const newcomer = await page('/');
      const cookie = newcomer.headers['set-cookie']![0]!.split(';')[0]!;
      const first = await page('/', { cookie });
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await page('/', { cookie, 'if-none-match': first.headers['etag']! });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      // The browser applies the policy of the 304 to its cached page.
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    });

    test('a challenge that does not exist has status 404 and one page for all of them, also after it has ended', async () => {
      const { token } = (await site().send('/api/challenges', { method: 'POST' })).json<Challenge>();
      const open = await page(`/c/${token}/penalty-kick`);
      const [other, another] = [await page('/c/c0000000000/penalty-kick'), await page('/c/c0000000001/corner-kick')];
      expect([open.status, other.status, another.status]).toEqual([200, 404, 404]);
      expect(another.text).toBe(other.text);
    });

    test('a challenge’s page is shown while the database does not respond', async () => {
      const failing = vi.spyOn(site().app.get(Challenges), 'exists').mockRejectedValue(new Error('unreachable'));
      const statuses = [await page('/c/c0000000002/penalty-kick'), await page('/c/c0000000003/penalty-kick')];
      expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
      expect(failing).toHaveBeenCalledTimes(1);
      failing.mockRestore();
    });

    test('a client that does not accept HTML receives a problem as JSON', async () => {
      const answer = await site().send('/nothing', { headers: { accept: 'application/json' } });
      expect([answer.status, answer.json()['code']]).toEqual([404, 'request.notFound']);
    });

    describe('files of the shell', () => {
      test('below /assets are immutable and compressed', async () => {
        const plain = await site().send('/assets/shell-1.js');
        expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const packed = await site().send('/assets/shell-1.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
        expect(packed.headers['content-encoding']).toBe('br');
      });

      test.each(['/favicon.svg', '/favicon.ico', '/robots.txt'])('%s is served', async (path) => {
        expect((await site().send(path)).status).toBe(200);
      });

      test('a missing asset returns JSON, not the document', async () => {
        expect((await page('/assets/old.js')).headers['content-type']).toContain('application/json');
      });
    });

    test('an inactive game returns 404 until it is active again', async () => {
      await site().app.get(AdminGames).setActive('penalty-kick', false, { actor: 'administrator' });
      expect((await page('/penalty')).status).toBe(404);
      await site().app.get(AdminGames).setActive('penalty-kick', true, { actor: 'administrator' });
      expect((await page('/penalty')).status).toBe(200);
    });

    test('a page that was requested before a change of the registry is not kept for later visitors', async () => {
      const { app } = site();
      const variant = app.get(Registry).variantOfGroup(undefined);
      await app.get(AdminGames).setActive('penalty-kick', false, { actor: 'administrator' });
      const visitor = { cookies: undefined, query: undefined, builds: [], mayPreview: () => Promise.resolve(false) };
      await app.get(Pages).answer('/season', { ...visitor, variant });
      expect((await page('/season')).text).toContain('"isActive":false');
      await app.get(AdminGames).setActive('penalty-kick', true, { actor: 'administrator' });
      expect((await page('/season')).text).not.toContain('"isActive":false');
    });

    test('the document of the console has the integrity of its immutable script on every retry path', async () => {
      site().plugins.write('../console', {
        'plugin.json': '{"key":"console","version":"1.0.0"}',
        'remoteEntry.js': 'export default "console"',
        'locales/en.json': '{}',
      });
      await site().app.get(ConsoleFiles).load();
      const { integrity } = importMapIn((await page('/admin')).text);
      const own = Object.entries(integrity).filter(([address]) => address.startsWith('/assets/console/'));
      expect(own.map(([address]) => address.replace(/-[0-9a-f]{8}/, ''))).toEqual(
        ['', '~r1', '~r2', '~r3'].map((retry) => `/assets/console/1.0.0${retry}/remoteEntry.js`),
      );
      for (const [address, hash] of own) {
        const answer = await site().send(address);
        expect(`sha384-${createHash('sha384').update(answer.body).digest('base64')}`).toBe(hash);
        expect(answer.headers['cache-control']).toContain('immutable');
      }
      expect((await page('/')).text).not.toContain('/assets/console/');
      expect((await site().send(own[0]![0].replace('/remote', '~r4/remote'))).status).toBe(404);
    });

    test('only the administrator can open an inactive game, in a page that is not cached', async () => {
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      const admin = await site().signIn();
      const own = await admin.send('/corner-kick', { headers: HTML });
      expect(own.text).toContain('"preview":true');
      expect(own.headers['cache-control']).toBe('no-store');
      const other = await page('/corner-kick');
      expect([other.status, other.text.includes('"preview":true')]).toEqual([404, false]);
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
      expect((await admin.send('/corner-kick', { headers: HTML })).text).not.toContain('"preview":true');
    });

    test('a page contains the current release of a game', async () => {
      const before = await page('/');
      site().plugins.build('corner-kick', { version: '2.0.0' });
      await site().app.get(BundledPlugins).follow();
      await site().app.get(BundledPlugins).follow();
      const after = await page('/');
      expect(after.text).toContain('/plugins/corner-kick/2.0.0-');
      expect(after.headers['etag']).not.toBe(before.headers['etag']);
    });
  },
);
