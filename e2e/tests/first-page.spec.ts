import type { Page } from '@playwright/test';
import { expect, test, visit } from '../site/test.ts';

const WIDTHS = [360, 1280];
const PLACES = {
  '/': [
    'header a >> nth=0',
    'nav a >> nth=2',
    'h1',
    'main p >> nth=0',
    'h2',
    'main li a >> nth=0',
    'main li a >> nth=1',
  ],
  '/futwordle': ['header a >> nth=0', 'nav a >> nth=2', 'h1', 'main p >> nth=0'],
} as const;

/** Returns the positions of the parts of a page after its fonts have loaded. */
async function placesOf(page: Page, path: keyof typeof PLACES) {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(
    PLACES[path].map(async (place) => {
      const box = await page.locator(place).boundingBox();
      return { place, ...Object.fromEntries(Object.entries(box ?? {}).map(([side, px]) => [side, Math.round(px)])) };
    }),
  );
}

for (const path of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
  test(`${path} has no layout shift when the shell hydrates`, async ({ page, browser, baseURL }) => {
    const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const first = await without.newPage();
    for (const width of WIDTHS) {
      for (const each of [page, first]) await each.setViewportSize({ width, height: 800 });
      expect(await placesOf(first, path)).toEqual(await placesOf(page, path));
    }
    await without.close();
  });
}

test('without scripts, a visitor can open every page', async ({ browser, baseURL }) => {
  const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await without.newPage();
  await visit(page, '/');
  await page.getByRole('link', { name: /FutWordle/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FutWordle' })).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await without.close();
});

test('hydration keeps the keyboard focus', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  const feedback = page.getByRole('link', { name: 'Feedback' });
  await expect(feedback).toBeFocused();
  release();
  await page.getByRole('contentinfo').waitFor();
  await expect(feedback).toBeFocused();
});
