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

/** Where the parts of a page stand once its letters have come. */
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
  test(`what is seen of ${path} before the script stays where it is`, async ({ page, browser, baseURL }) => {
    const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const first = await without.newPage();
    for (const width of WIDTHS) {
      for (const each of [page, first]) await each.setViewportSize({ width, height: 800 });
      expect(await placesOf(first, path)).toEqual(await placesOf(page, path));
    }
    await without.close();
  });
}

test('a visitor whose script never comes can go to every page', async ({ browser, baseURL }) => {
  const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await without.newPage();
  await visit(page, '/');
  await page.getByRole('link', { name: /FutWordle/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FutWordle' })).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await without.close();
});

test('whoever goes on by keyboard before the script has come stays where they are', async ({ page }) => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  const feedback = page.getByRole('link', { name: 'Feedback' });
  await expect(feedback).toBeFocused();
  letGo();
  await page.getByRole('contentinfo').waitFor();
  await expect(feedback).toBeFocused();
});
