import type { PlayerSummary, SyncRun } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { openTab, signIn } from '../site/administrator.ts';
import { startPictureService } from '../site/service-pictures.ts';
import { expect, openIn, patience, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

/** Records the origins of all requests of a page, and the service's pictures that it received. */
function record(page: Page): { origins: Set<string>; pictures: string[] } {
  const seen = { origins: new Set<string>(), pictures: [] as string[] };
  page.on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) seen.origins.add(new URL(request.url()).origin);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/')) seen.pictures.push(`${response.status()} ${pathname}`);
  });
  return seen;
}

/** Whether the page can show a picture. */
function isShown(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
        picture.src = src;
      }),
    address,
  );
}

test(
  'with the service’s pictures enabled, no request of a page leaves the site',
  { tag: '@long' },
  async ({ page, guard, servers }) => {
    test.setTimeout(patience(150_000));
    const { environment, stop } = await startPictureService((await servers.sandbox()).environment);
    const { url } = await servers.site(environment);
    const admin = await signIn(page.request, url);
    await admin.send('POST', '/api/admin/sync-team-players', { teamName: 'Arsenal', year: 2023 });
    const newest = async (): Promise<SyncRun> => (await admin.send<SyncRun[]>('GET', '/api/admin/sync-history'))[0]!;
    await expect.poll(async () => (await newest()).status, { timeout: patience(60_000) }).toBe('completed');
    const players = await admin.send<PlayerSummary[]>('GET', '/api/players?limit=300');
    const shown = players.find(({ photo }) => photo?.startsWith('/pictures/'))!;

    const seen = record(page);
    for (const path of ['/', '/album', '/memo-game', '/logo-game']) {
      await openIn(page, 'en', url + path);
      await page.waitForLoadState('networkidle');
    }
    await openIn(page, 'en', `${url}/career-game`);
    await page.getByRole('button', { name: gameText('career-guess', 'en', 'intro.start') }).click();
    await page.getByRole('combobox').fill(shown.name);
    await expect(page.getByRole('option', { name: shown.name })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
    await openTab(page, 'players', url);
    await page.getByLabel('Search').fill(shown.name);
    await expect(page.getByRole('tabpanel').getByRole('row').filter({ hasText: shown.name })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // The pages may show other people by chance.
    expect(await isShown(page, shown.photo!)).toBe(true);
    expect([...seen.origins]).toEqual([url]);
    expect(seen.pictures.filter((picture) => !picture.startsWith('200 '))).toEqual([]);
    expect(guard.faults).toEqual([]);

    expect(await isShown(page, 'https://media.api-sports.io/football/players/7.png')).toBe(false);
    expect(guard.faults.join()).toContain('Content Security Policy');
    guard.faults.length = 0;
    stop();
  },
);
