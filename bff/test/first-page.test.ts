import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchdayOf, type FirstPageRequest } from '@soccer-legends/contracts';
import { expect, test, vi } from 'vitest';
import { ShellFiles } from '../src/app/pages/shell-files.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { CONFIG, type Config } from '../src/platform/config/config.ts';
import { onOneDatabase } from './fixtures/site.ts';

const HOUR_MS = 3_600_000;

interface Rendered extends FirstPageRequest {
  renders: number;
}

onOneDatabase(
  'the page that the server renders',
  {
    plugins: (folder) => {
      folder.build('penalty-kick', { route: '/penalty' });
      folder.build('corner-kick');
    },
  },
  (site) => {
    const GERMAN = { cookie: 'app-language=de' };
    const rootOf = async (path: string, headers: Record<string, string> = GERMAN): Promise<string> =>
      /<div id="root">(.*)<\/div>/.exec(
        (await site().send(path, { headers: { accept: 'text/html', ...headers } })).text,
      )![1]!;
    const rendered = async (path: string, headers?: Record<string, string>): Promise<Rendered> =>
      JSON.parse(decodeURIComponent(/<main>(.*)<\/main>/.exec(await rootOf(path, headers))![1]!)) as Rendered;
    const script = (): string => join(site().folder, 'shell/server/first-page.js');
    /** Replaces the script like a later build. */
    async function rebuild(text: string, second: number): Promise<void> {
      writeFileSync(script(), text);
      utimesSync(script(), second, second);
      await site().app.get(ShellFiles).load();
    }

    test('is rendered from the texts of its language and the registry in the document', async () => {
      const { path, language, texts, registry, isConsole } = await rendered('/');
      expect({ path, language, isConsole }).toEqual({ path: '/', language: 'de', isConsole: false });
      expect(texts).toMatchObject({ hub: { title: 'Zehn Spiele' } });
      expect(registry.map(({ route }) => route)).toEqual(['/corner-kick', '/penalty']);
    });

    test.each([
      ['/settings', '/settings'],
      ['/penalty', '/penalty'],
      ['/penalty-kick', '/penalty'],
      ['/d/1', '/d/1'],
      ['/d/145', '/d/1'],
      ['/d/999999', '/d/1'],
      ['/d/0', '/not/found'],
      ['/d/1/2', '/not/found'],
      ['/nothing', '/not/found'],
      ['/nothing/at/all', '/not/found'],
      ['/administrator', '/not/found'],
      ['/admin-login', '/admin-login'],
      ['/admin/nothing', '/admin/not/found'],
    ])('at %s is that of %s', async (path, expected) => {
      expect(await rendered(path)).toMatchObject({ path: expected });
    });

    test('of the console is rendered without games', async () => {
      expect(await rendered('/admin')).toMatchObject({ isConsole: true, registry: [] });
    });

    test('is rendered once for all visitors, and again after a change of the registry', async () => {
      const { renders } = await rendered('/nothing');
      expect((await rendered('/nothing-else')).renders).toBe(renders);
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      const after = await rendered('/nothing');
      expect(after.renders).toBeGreaterThan(renders);
      expect(after.registry.find(({ key }) => key === 'corner-kick')).toMatchObject({ isActive: false });
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
    });

    test('is rendered again on the next day, and the document contains the date', async () => {
      const today = await rendered('/nothing');
      site().clock.advance(24 * HOUR_MS);
      const tomorrow = await rendered('/nothing');
      expect([today.day, tomorrow.day]).toEqual(['2026-11-21', '2026-11-22']);
      const page = await site().send('/', { headers: { accept: 'text/html' } });
      expect(page.text).toContain('data-day="2026-11-22"');
    });

    test('is in the language of the address, which takes precedence over the cookie', async () => {
      expect(await rendered('/?lang=de', { cookie: 'app-language=en' })).toMatchObject({ language: 'de' });
      expect(await rendered('/?lang=xx')).toMatchObject({ language: 'de' });
    });

    test('contains the fixtures of the day only on the hub, in the markup and in the data', async () => {
      const { card } = await rendered('/');
      const day = site().clock.now().toISOString().slice(0, 10);
      expect(card).toEqual({
        matchday: matchdayOf(day),
        fixtures: expect.arrayContaining([{ key: 'penalty-kick', isCalledOff: false }]) as unknown,
      });
      const { text } = await site().send('/', { headers: { accept: 'text/html' } });
      expect(JSON.parse(/id="card">(.*?)<\/script>/.exec(text)![1]!)).toEqual(card);
      expect((await rendered('/settings')).card).toBeUndefined();
    });

    test('has escaped texts in its language: title, description and the notice without JavaScript', async () => {
      const { text } = await site().send('/settings', { headers: { accept: 'text/html', ...GERMAN } });
      expect(text).toContain('<title>/settings in &lt;de&gt;</title>');
      expect(text).toContain('<meta name="description" content="Bälle &amp; &quot;Tore&quot;" />');
      expect(text).toContain('<noscript>Ohne &lt;script&gt; $&amp; geht nichts.</noscript>');
    });

    test.each([
      ['/d/146', '/d/146'],
      ['/d/146/penalty-kick', '/d/146/penalty-kick'],
      ['/d/153', '/not/found'],
      ['/d/153/', undefined],
      ['/d/146/nothing', '/not/found'],
      ['/settings/x', '/not/found'],
    ])('%s has the title of %s', async (path, titled) => {
      const { text } = await site().send(path, { headers: { accept: 'text/html', ...GERMAN } });
      expect(/<title>(.*?) in /.exec(text)?.[1]).toBe(titled);
    });

    test('keeps the English texts of the shell’s document for a language that has none', async () => {
      const { text } = await site().send('/', { headers: { accept: 'text/html', cookie: 'app-language=fr' } });
      expect(text).toContain('<title>Soccer Legends</title>');
      expect(text).toContain('content="Ten games."');
    });

    test('has alternates in every language for search engines, and its own texts for link previews', async () => {
      const { text } = await site().send('/penalty-kick', { headers: { accept: 'text/html', ...GERMAN } });
      const { publicUrl } = site().app.get<Config>(CONFIG);
      expect(text).toContain(`<link rel="canonical" href="${publicUrl}/penalty?lang=de">`);
      expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${publicUrl}/penalty">`);
      expect(text).toContain('<meta property="og:title" content="/penalty in &lt;de&gt;">');
      expect(text).toContain('<meta property="og:description" content="Bälle &amp; &quot;Tore&quot;">');
    });

    test.each(['/nothing', '/admin'])('at %s has no address for search engines', async (path) => {
      const { text } = await site().send(path, { headers: { accept: 'text/html', ...GERMAN } });
      expect(text).not.toContain('rel="canonical"');
    });

    test('is in the sitemap with its languages, unless its game is off', async () => {
      const locations = async () =>
        [...(await site().send('/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
          ([, at]) => new URL(at!).pathname,
        );
      expect(await locations()).toEqual(['/', '/matchdays', '/facts', '/feedback', '/corner-kick', '/penalty']);
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      expect(await locations()).not.toContain('/corner-kick');
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
      const robots = await site().send('/robots.txt', { headers: { host: 'evil.example' } });
      expect([robots.headers['content-type'], robots.text]).toEqual([
        'text/plain; charset=utf-8',
        expect.stringMatching(/^User-agent: \*\nDisallow: \/admin\n/),
      ]);
      expect(robots.text).not.toContain('evil');
    });

    test('has a compressed sitemap', async () => {
      const sitemap = () => site().send('/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
      await vi.waitUntil(async () => (await sitemap()).headers['content-encoding'] === 'br', { timeout: 5000 });
    });

    test('is empty in a language without texts', async () => {
      expect(await rootOf('/', { cookie: 'app-language=fr' })).toBe('');
    });

    test('cannot be fetched as a script', async () => {
      expect((await site().send('/server/first-page.js', { headers: { accept: '*/*' } })).text).not.toContain(
        'renders',
      );
    });

    test('uses a new build as soon as it is loaded', async () => {
      await rebuild('export const renderFirstPage = () => "<main>new</main>";', 1000);
      expect(await rootOf('/')).toBe('<main>new</main>');
    });

    test('is empty while it cannot be rendered, which is logged once', async () => {
      await rebuild('export const renderFirstPage = () => { throw new Error("broken"); };', 2000);
      expect([await rootOf('/'), await rootOf('/settings')]).toEqual(['', '']);
      const logged = site().log.lines.filter(({ fields }) => 'reason' in fields && fields.reason === 'broken');
      expect(logged).toMatchObject([{ level: 'error', fields: { path: '/' } }]);
    });

    test('is empty while the build has no script for it', async () => {
      rmSync(script());
      await site().app.get(ShellFiles).load();
      expect(await rootOf('/')).toBe('');
      expect(site().log.lines.at(-1)).toMatchObject({ level: 'error', fields: { file: script() } });
    });
  },
);
