import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Challenge } from '@soccer-legends/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PictureRenderer } from '../src/app/share-pictures/picture-renderer.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { onOneDatabase } from './fixtures/site.ts';

const SIZE_IN_PNG = 16;

/**
 * The test clock starts on matchday 145, 2026-11-21, at noon in UTC, when it is 146 in UTC+14. The shell has German texts.
 */
onOneDatabase(
  'pictures for messages',
  {
    plugins: (folder) => folder.build('corner-kick'),
  },
  (site) => {
    const stored = (): string[] => {
      const folder = join(site().folder, 'data/plugins/_pictures');
      return existsSync(folder) ? readdirSync(folder) : [];
    };

    test.each([
      '/og/page/home.de.png',
      '/og/game/corner-kick.de.png',
      '/og/c/corner-kick.de.png',
      '/og/d/1.de.png',
      '/og/d/146.de.png',
      '/og/d/145/corner-kick.de.png',
      '/og/d/145/r/wwl-------.de.png',
      '/og/r/corner-kick/145/x-6.noooo.nnooh.de.png',
      '/og/r/corner-kick/0/9-10.hhmhhhhhhh.de.png',
    ])('%s is a PNG file of 1200 by 630 that other sites may show', async (path) => {
      const { status, headers, body } = await site().send(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect([body.readUInt32BE(SIZE_IN_PNG), body.readUInt32BE(SIZE_IN_PNG + 4)]).toEqual([1200, 630]);
    });

    test.each([
      '/og',
      '/og/',
      '/og/d/147.de.png',
      '/og/d/0.de.png',
      '/og/d/145.nl.png',
      '/og/d/145/unknown.de.png',
      '/og/game/unknown.de.png',
      '/og/c/unknown.de.png',
      '/og/d/145/r/WIN.de.png',
      '/og/r/corner-kick/147/1-1.h.de.png',
      '/og/r/unknown/145/1-1.h.de.png',
      '/og/r/corner-kick/145/a%20text.de.png',
      '/og/d/145/r/wwlwwlwwlww.de.png',
      '/og/d/145/r/a%20text.de.png',
      '/og/page/you-lost.de.png',
      '/og/page/home.de.png/more',
      '/og/page/..%2fhome.de.png',
    ])('%s returns 404', async (path) => {
      expect((await site().send(path)).status).toBe(404);
    });

    test('a game that is switched off has no picture', async () => {
      const games = site().app.get(AdminGames);
      await games.setActive('corner-kick', false, { actor: 'administrator' });
      expect((await site().send('/og/game/corner-kick.de.png')).status).toBe(404);
      await games.setActive('corner-kick', true, { actor: 'administrator' });
      expect((await site().send('/og/game/corner-kick.de.png')).status).toBe(200);
    });

    test('stores no pictures of results and fixtures, of which visitors can request any number', async () => {
      await site().send('/og/page/album.de.png');
      const before = stored();
      expect(before.length).toBeGreaterThan(0);
      for (const result of ['w', 'l', '-', 'ww', 'wl']) await site().send(`/og/d/144/r/${result}.de.png`);
      await site().send('/og/d/144/corner-kick.de.png');
      await site().send('/og/r/corner-kick/144/1-1.h.de.png');
      expect(stored()).toEqual(before);
    });

    test('renders a damaged stored picture again', async () => {
      const { body } = await site().send('/og/page/season.de.png');
      for (const file of stored()) writeFileSync(join(site().folder, 'data/plugins/_pictures', file), 'damaged');
      // Drops the pictures in memory.
      await site().app.get(AdminGames).setActive('corner-kick', false, { actor: 'administrator' });
      await site().app.get(AdminGames).setActive('corner-kick', true, { actor: 'administrator' });
      expect((await site().send('/og/page/season.de.png')).body).toEqual(body);
    });

    describe('while too many others are being rendered', () => {
      test('returns the generic picture with status 503, and later the requested one', async () => {
        const paths = Array.from({ length: 60 }, (_, index) => `/og/d/${index + 1}.de.png`);
        const answers = await Promise.all(paths.map((path) => site().send(path)));
        const refused = answers.filter(({ status }) => status === 503);
        expect(refused.length).toBeGreaterThan(0);
        expect(refused[0]!.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
        expect(refused[0]!.headers['content-type']).toBe('image/png');
        const again = paths[answers.findIndex(({ status }) => status === 503)]!;
        expect((await site().send(again)).status).toBe(200);
      });
    });

    test('a drawing that cannot be rendered does not stop the next one', async () => {
      const renderer = site().app.get(PictureRenderer);
      await expect(renderer.render('<svg')).rejects.toThrow('SVG data parsing failed');
      expect((await site().send('/og/page/feedback.de.png')).status).toBe(200);
    });

    test('a thread ends after a limited number of pictures, because their memory is freed only then', async () => {
      const renderer = site().app.get(PictureRenderer);
      let threads = 0;
      const count = (): void => void (threads += 1);
      process.on('worker', count);
      onTestFinished(() => void process.off('worker', count));
      for (let rendered = 0; rendered < 60; rendered += 1)
        await renderer.render('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
      expect(threads).toBeGreaterThanOrEqual(2);
    });

    test('the page of a challenge links to the picture of its game', async () => {
      const { token } = (await site().send('/api/challenges', { method: 'POST' })).json<Challenge>();
      const page = await site().send(`/c/${token}/corner-kick?lang=de`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.text).toContain('content="http://localhost:3000/og/c/corner-kick.de.png"');
      expect(page.text).toContain(`content="http://localhost:3000/c/${token}/corner-kick?lang=de"`);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      for (const path of [`/c/${token}/unknown`, '/c/c0123456789/corner-kick', '/c/a-text/corner-kick'])
        expect((await site().send(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    });

    test('a page links to its picture with an absolute address', async () => {
      const { text } = await site().send('/d/145/r/wwl?lang=de', { headers: { accept: 'text/html' } });
      expect(text).toContain('<meta property="og:image" content="http://localhost:3000/og/d/145/r/wwl.de.png">');
      expect(text).toContain('<meta name="robots" content="noindex">');
    });
  },
);
