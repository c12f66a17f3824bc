import type { Page } from '@playwright/test';
import { recordLayoutShift } from '../site/layout-shift.ts';
import { expect, longUnless, test, untilHydrated, visit } from '../site/test.ts';
import { hubTitle, shellText } from '../site/texts.ts';

const WIDTHS = [360, 1280];
const PLACES = {
  '/': [
    'header a >> nth=0',
    'nav a >> nth=2',
    'h1',
    'main p >> nth=0',
    'main section',
    'h2 >> nth=1',
    'main ul a >> nth=0',
    'main ul a >> nth=1',
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
  test(
    `${path} has the same layout with and without scripts`,
    longUnless(path === '/'),
    async ({ page, browser, baseURL }) => {
      const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const first = await without.newPage();
      for (const width of WIDTHS) {
        for (const each of [page, first]) await each.setViewportSize({ width, height: 800 });
        expect(await placesOf(first, path)).toEqual(await placesOf(page, path));
      }
      await without.close();
    },
  );
}

test('every page can be reached by links without scripts', { tag: '@long' }, async ({ browser, baseURL }) => {
  const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await without.newPage();
  await visit(page, '/');
  const games = page.getByRole('list', { name: shellText('en', 'hub.choose') }).getByRole('listitem');
  await games.getByRole('link', { name: /^FutWordle/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FutWordle' })).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(games).toHaveCount(10);
  await without.close();
});

/**
 * The scripts of the game and of the matchday's card do not load in these tests, because both replace what the server
 * rendered.
 */
const HYDRATED = [
  { path: '/', heading: undefined, brief: 'de' },
  { path: '/futwordle', heading: undefined, brief: 'en' },
  { path: '/settings', heading: 'settings.title', brief: 'de' },
  { path: '/no-such-page', heading: 'notFound.title', brief: 'en' },
];

/**
 * The markup below `#root`, without what the shell adds after hydration. It adds the region of the toasts, the word
 * "Loading" of a slow game, and the colors of the cards, which the page's policy forbids in markup.
 */
function markup(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const added of copy.querySelectorAll(':scope > div:has(> div > [role="region"]), main p[role="status"]'))
      added.remove();
    for (const strip of copy.querySelectorAll('main li a > [style]')) strip.removeAttribute('style');
    // The names of days may differ between the server and the browser, so only the browser writes them.
    copy.querySelector('[class*="Cover-date"]')?.replaceChildren();
    return new XMLSerializer().serializeToString(copy);
  });
}

for (const language of ['en', 'de']) {
  for (const { path, heading, brief } of HYDRATED) {
    const title = `${path} in ${language} is usable before its scripts load, and hydration changes nothing`;
    test(title, longUnless(language === brief), async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'app-language', value: language, url: baseURL! }]);
      await page.addInitScript((value) => localStorage.setItem('app-language', value), language);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
      let release = (): void => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await released;
        if (!/\/(plugins|assets\/lazy)\//.test(route.request().url())) await route.continue();
      });

      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      const title =
        path === '/' ? hubTitle(language) : heading === undefined ? 'FutWordle' : shellText(language, heading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const feedback = page.getByRole('link', { name: shellText(language, 'shell.feedback') });
      await expect(feedback).toHaveAttribute('href', '/feedback');
      for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
      await expect(feedback).toBeFocused();
      await expect(feedback).not.toHaveCSS('outline-style', 'none');

      const before = await markup(page);
      await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }));
      release();
      await untilHydrated(page);
      expect(await markup(page)).toBe(before);
      expect(await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected)).toBe(true);
      await expect(feedback).toBeFocused();
      // The browser logs the status of the page itself.
      expect(errors.filter((text) => !(path === '/no-such-page' && text.includes('404')))).toEqual([]);
    });
  }
}

test('hydration with stored preferences and a stored score causes no error and no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sl:theme', 'dark');
    localStorage.setItem('sl:best:fut-wordle', '90');
  });
  const layoutShift = await recordLayoutShift(page);
  await visit(page, '/');
  await expect(page.getByText(shellText('en', 'hub.best').replace('{score}', '90'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBeLessThan(0.01);
  await visit(page, '/settings');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const path of ['/matchdays', '/season', '/album']) {
  test(
    `the contents of ${path}, which load late, cause no layout shift`,
    longUnless(path === '/album'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const layoutShift = await recordLayoutShift(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift()).toBeLessThan(0.01);
    },
  );
}

test('a page that the server could not render is rendered in the browser', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<div id="root">[^]*<\/div>(?=\s*<noscript>)/,
      '<div id="root"></div>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hubTitle('en'));
});

test('a browser without its cookie gets the page in its stored language before the scripts load', async ({
  page,
  context,
}) => {
  // The shell starts after the page has loaded, and would then save the cookie of the stored language again.
  await page.route('**/*.js', (route) => route.abort());
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('app-language', 'it'));
  await context.clearCookies();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('it', 'settings.title'));
  expect(await (await context.request.get('/settings')).text()).toContain('<html lang="it"');
});

test('the third visit preloads compiled scripts, and requests each file once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (let visits = 1; visits <= 3; visits++) {
    requested.length = 0;
    await visit(page, '/futwordle');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const files = requested.filter((url) => /\/(assets|plugins)\//.test(url));
  expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
  await expect(page.locator('head link[as="script"]')).toHaveCount(3);
});
