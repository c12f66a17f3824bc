import { LANGUAGES } from '@soccer-legends/contracts';
import { expect, longUnless, openIn, test, untilHydrated } from '../site/test.ts';
import { hubTitle, shellText } from '../site/texts.ts';

/** The language with the longest texts. */
const LONGEST = 'de';

test('the hub shows a card for every active game, and its title is only the product name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Soccer Legends');
  const games = (await (await page.request.get('/api/games')).json()) as { isActive: boolean; name: string }[];
  for (const { name } of games) {
    await expect(page.locator('main ul').getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }
});

test('at 360x640 one press on the first screen starts a game', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const start = page.locator('main').getByRole('link').first();
  const { y, height } = (await start.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(640);
  await untilHydrated(page);
  await start.click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const language of LANGUAGES) {
  const title = `at 360x640 the hub of a new visitor is at most 3,000 px tall in ${language}`;
  test(title, longUnless(language === LONGEST), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openIn(page, language, '/');
    await untilHydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  });
}

test('the search opens the game that it finds, and shows a message if it finds none', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search Game' });
  await search.fill('zzz');
  await expect(page.getByText('No games found.')).toBeVisible();
  await search.fill('wordle');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/futwordle$/);
  await expect(page).toHaveTitle('FutWordle | Soccer Legends');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the random button opens a game, also when it is pressed before the scripts load', async ({ page }) => {
  let load = (): void => {};
  const pressed = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Random game' }).click();
  load();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path returns status 404 and a page with a link to the hub', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found | Soccer Legends');
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the path of a game key redirects to the route of the game', async ({ page }) => {
  await page.goto('/fut-wordle');
  await expect(page).toHaveURL(/\/futwordle$/);
});

for (const language of LANGUAGES) {
  const title = `a URL parameter opens the hub in ${language} and is removed from the URL`;
  test(title, longUnless(language === LONGEST), async ({ page }) => {
    await openIn(page, language, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hubTitle(language));
    await expect(page).not.toHaveURL(/lang=/);
  });
}

test('the theme changes at once and is saved', { tag: '@long' }, async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the skip link is the first element in the tab order and moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(
  'without a list of games, the hub shows that there are none',
  { tag: ['@fault-103', '@long'] },
  async ({ page }) => {
    await page.route('**/api/games', (route) => route.abort());
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="application\/json" id="registry">.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.getByText('No games found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Random game' })).toBeDisabled();
  },
);

test('no page scrolls horizontally on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/settings', '/feedback', '/no-such-page', '/futwordle', '/logo-game', '/career-game']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

for (const language of LANGUAGES) {
  const title = `no page scrolls horizontally with text at 200 % in ${language}`;
  test(title, longUnless(language === LONGEST), async ({ page }) => {
    const tooWide: string[] = [];
    for (const path of ['/', '/album', '/season', '/settings', '/logo-game']) {
      await openIn(page, language, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [360, 600, 1024, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${path} at ${width} px needs ${needed} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });
}

test('the cover of the hub shows its figures from head to foot', async ({ page }) => {
  await page.goto('/');
  const figures = page.locator('main svg:has(use)');
  for (const width of [360, 600, 768, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await figures.evaluate((rod) => {
      const [frame, figure] = [rod.parentElement!, rod.querySelector('use')!].map((part) =>
        part.getBoundingClientRect(),
      );
      return Math.max(frame!.top - figure!.top, figure!.bottom - frame!.bottom);
    });
    expect(cut, `${width} px`).toBeLessThanOrEqual(2);
  }
});

for (const path of ['/album', '/season', '/matchdays', '/d/1', '/futwordle?deal=d1']) {
  const title = `${path}, whose script cannot be loaded, says so and offers to try again`;
  test(title, longUnless(path === '/album'), async ({ page }) => {
    const scripts = /\/assets\/lazy\/(?:album|archive|matchday|Season)\./;
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const failure = page.getByRole('main').getByRole('alert');
    await page.route(scripts, (route) => route.abort());
    await page.goto(address);
    await expect(failure).toHaveText(shellText('en', 'play.noAnswer'));
    await expect(page.getByRole('button', { name: shellText('en', 'play.retry') })).toBeVisible();
    await page.unroute(scripts);
    await page.goto(address);
    await untilHydrated(page);
    await expect(failure).toHaveCount(0);
  });
}
