import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { allPlayers } from '../players/all-players.ts';
import { expect, longUnless, openIn, test } from '../site/test.ts';

const kB = 1000;
/** The grid bundles a drag-and-drop library and a second mode, FutWordle the keyboards of six languages. */
const LIMITS: Readonly<Record<string, number>> = {
  'player-grid': 24 * kB,
  'fut-wordle': 8 * kB,
};
const LIMIT = 7 * kB;
const MAX_REQUESTS = 4;

test('the built script of every game stays within its size limit', () => {
  for (const { key } of allPlayers) {
    const script = readFileSync(fileURLToPath(new URL(`../../games/${key}/dist/remoteEntry.js`, import.meta.url)));
    expect(brotliCompressSync(script).length, key).toBeLessThanOrEqual(LIMITS[key] ?? LIMIT);
  }
});

/** All games are built alike. Player Grid has two modes. */
const BRIEF = 'player-grid';

for (const { key, route } of allPlayers) {
  test(`${key} requests each of its files once, and only a few`, longUnless(key === BRIEF), async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/plugins/${key}/`) && !pathname.endsWith('.svg')) requested.push(pathname);
    });
    await openIn(page, 'en', route);
    await page.locator('main button').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(new Set(requested).size).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(requested.length).toBe(new Set(requested).size);
  });
}
