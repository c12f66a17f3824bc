import type { GameListing } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { BundledPlugins } from '../src/features/plugins/publish/bundled-plugins.ts';
import { PluginFiles } from '../src/features/plugins/plugin-files.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { PluginVersion } from '../src/features/plugins/registry/plugin.entities.ts';
import { sha384 } from './fixtures/plugin-archive.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

function threeGoodAndManyBad(folder: PluginFolder): void {
  folder.build('penalty-kick', { route: '/penalty' });
  folder.build('corner-kick');
  folder.build(
    'throw-in',
    {},
    { 'assets/lazy/later-1.js': 'export {}', 'art.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  );
  folder.build('bad-manifest', { icon: 'rocket' });
  folder.build('bad-sdk', { sdk: '^9.0.0' });
  folder.build('bad-file', {}, { 'evil.html': '<script>1</script>' });
  folder.write('bad-json', { 'plugin.json': '{', 'remoteEntry.js': '' });
  folder.build('steals-route', { route: '/penalty' });
  folder.build('steals-alias', { route: '/corner-kick' });
  folder.write('unbuilt', { 'remoteEntry.js': '' });
}

onOneDatabase('the registry', { plugins: threeGoodAndManyBad }, (site) => {
  const games = async (): Promise<GameListing[]> => (await site().send('/api/games')).json<GameListing[]>();
  const game = async (key: string): Promise<GameListing> => (await games()).find((listing) => listing.key === key)!;
  /** Runs the check of the timer twice: the second check finds the build unchanged and publishes it. */
  const lookTwice = async (): Promise<void> => {
    await site().app.get(BundledPlugins).follow();
    await site().app.get(BundledPlugins).follow();
  };

  test('lists valid plugins, and logs broken ones without affecting others', async () => {
    expect((await games()).map(({ key }) => key)).toEqual(['corner-kick', 'penalty-kick', 'throw-in']);
    const refused = site()
      .log.lines.filter(({ level }) => level === 'error')
      .map(({ fields }) => (fields as { plugin: string }).plugin);
    expect(refused.sort()).toEqual(['bad-file', 'bad-json', 'bad-manifest', 'bad-sdk', 'steals-alias', 'steals-route']);
  });

  test('lists everything that a page needs to load a plugin', async () => {
    const listing = await game('penalty-kick');
    const base = listing.remote.entry.replace('/remoteEntry.js', '');
    expect(base).toMatch(/^\/plugins\/penalty-kick\/1\.2\.3-[0-9a-f]{8}$/);
    expect(listing).toMatchObject({
      name: 'Penalty Kick',
      names: { en: 'Penalty Kick', de: 'Elfmeter' },
      isActive: true,
      route: '/penalty',
      version: '1.2.3',
      sdk: '^1.0.0',
      builtAgainst: '1.0.0',
      remote: {
        js: [`${base}/remoteEntry.js`],
        css: [`${base}/assets/game-abc.css`],
        locales: { en: `${base}/locales/en.json`, de: `${base}/locales/de.json` },
      },
    });
    expect((await game('corner-kick')).route).toBe('/corner-kick');
  });

  test('links the picture of a card if the plugin has one', async () => {
    expect((await game('throw-in')).remote.art).toMatch(/^\/plugins\/throw-in\/.*\/art\.svg$/);
    expect((await game('penalty-kick')).remote.art).toBeNull();
  });

  test('lists hashes of lazy scripts without preloading them', async () => {
    const { remote } = await game('throw-in');
    expect(remote.js).toHaveLength(1);
    expect(Object.keys(remote.integrity)).toHaveLength(2);
  });

  describe('files', () => {
    test('are the published bytes and immutable', async () => {
      const { remote } = await game('penalty-kick');
      const answer = await site().send(remote.entry);
      expect(answer.status).toBe(200);
      expect(sha384(answer.body)).toBe(remote.integrity[remote.entry]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });

    test.each(['br', 'gzip'])(
      'are sent as %s to clients that accept it, with their own entity tag',
      async (encoding) => {
        const { remote } = await game('penalty-kick');
        const [plain, packed] = await Promise.all([
          site().send(remote.entry),
          site().send(remote.entry, { headers: { 'accept-encoding': encoding } }),
        ]);
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.body.length).toBeLessThan(plain.body.length / 4);
        expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
        const again = await site().send(remote.entry, {
          headers: { 'accept-encoding': encoding, 'if-none-match': packed.headers['etag']! },
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      },
    );

    test.each([
      ['~r1', 200],
      ['~r2', 200],
      ['~r3', 200],
      ['~r0', 404],
      ['~r4', 404],
      ['~r11', 404],
      ['~r', 404],
      ['~x', 404],
      ['~r1~r2', 404],
    ])('at the retry path %s return %i', async (suffix, status) => {
      const { remote } = await game('penalty-kick');
      expect((await site().send(remote.entry.replace('/remoteEntry.js', `${suffix}/remoteEntry.js`))).status).toBe(
        status,
      );
    });

    test.each([
      ['that the manifest does not list', 'other.js'],
      ['outside its folder', '../../corner-kick/x'],
      ['that the build left unfinished', 'remoteEntry.js.tmp'],
      ['that is a folder', 'assets'],
      ['that is a folder with a slash', 'assets/'],
    ])('return 404 for a file %s', async (_what, file) => {
      const { remote } = await game('penalty-kick');
      const answer = await site().send(remote.entry.replace('remoteEntry.js', file), {
        headers: { accept: 'application/json' },
      });
      expect(answer.status).toBe(404);
    });

    test('return 404 for a file of another release or plugin', async () => {
      expect((await site().send('/plugins/penalty-kick/1.2.3-00000000/remoteEntry.js')).json()['code']).toBe(
        'plugin.notFound',
      );
      expect((await site().send('/plugins/nothing/1.2.3-00000000/remoteEntry.js')).json()['code']).toBe(
        'plugin.notFound',
      );
    });

    test('are read once for concurrent requests', async () => {
      const files = site().app.get(PluginFiles);
      const address = (await game('penalty-kick')).remote.entry.replace('remoteEntry.js', 'locales/de.json');
      const [one, other] = await Promise.all([files.answer(address), files.answer(address)]);
      expect(one).toBe(other);
    });
  });

  describe('while the server runs', () => {
    test('ignores the same content', async () => {
      const before = await site().send('/api/games');
      site().plugins.build('penalty-kick', { route: '/penalty' });
      await lookTwice();
      expect((await site().send('/api/games')).headers['etag']).toBe(before.headers['etag']);
      expect(await site().database.em().find(PluginVersion, { key: 'penalty-kick' })).toHaveLength(1);
    });

    test('releases a new build and keeps serving the old one', async () => {
      const before = await game('penalty-kick');
      site().plugins.build(
        'penalty-kick',
        { route: '/penalty', version: '1.3.0' },
        { 'remoteEntry.js': 'export default 2' },
      );
      await lookTwice();
      const after = await game('penalty-kick');
      expect([after.version, after.id]).toEqual(['1.3.0', before.id]);
      expect((await site().send(after.remote.entry)).text).toBe('export default 2');
      expect((await site().send(before.remote.entry)).status).toBe(200);
    });

    test('waits for a build that is still being written', async () => {
      site().plugins.build('penalty-kick', { route: '/penalty', version: '1.4.0' });
      await site().app.get(BundledPlugins).follow();
      expect((await game('penalty-kick')).version).toBe('1.3.0');
      await site().app.get(BundledPlugins).follow();
      expect((await game('penalty-kick')).version).toBe('1.4.0');
    });

    test('stops listing a plugin without a folder, and lists it unchanged when the folder returns', async () => {
      const before = await game('throw-in');
      site().plugins.remove('throw-in');
      await lookTwice();
      expect(await game('throw-in')).toBeUndefined();
      expect((await site().send(before.remote.entry)).status).toBe(200);
      site().plugins.build(
        'throw-in',
        {},
        { 'assets/lazy/later-1.js': 'export {}', 'art.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      );
      await lookTwice();
      expect(await game('throw-in')).toEqual(before);
    });

    test('publishes a repaired plugin without touching others', async () => {
      site().plugins.build('bad-manifest', { icon: 'trophy' });
      await lookTwice();
      expect((await game('bad-manifest')).isActive).toBe(true);
    });

    test('keeps a plugin that is turned off in the list as inactive', async () => {
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      expect((await game('corner-kick')).isActive).toBe(false);
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
      expect((await game('corner-kick')).isActive).toBe(true);
    });

    test('makes clients revalidate the list on every request', async () => {
      const before = await site().send('/api/games');
      expect(before.headers['cache-control']).toMatch(/^public, no-cache\b/);
      expect(before.headers['cache-control']).not.toMatch(/max-age|while-revalidate/);
      const again = () => site().send('/api/games', { headers: { 'if-none-match': before.headers['etag']! } });
      expect((await again()).status).toBe(304);
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      expect((await again()).status).toBe(200);
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
      expect((await again()).status).toBe(304);
    });

    test('rejects turning off an unknown plugin', async () => {
      await expect(
        site().app.get(AdminGames).setActive('nothing', true, { actor: 'administrator' }),
      ).rejects.toMatchObject({
        code: 'plugin.notFound',
      });
    });
  });
});
