import type { AlbumSpread } from '@soccer-legends/contracts';
import type { Browser, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { tabTo } from '../players/keyboard.ts';
import { expectAccessible } from '../site/accessibility.ts';
import { begin, openWithPausedClock, playToEnd, press } from '../site/game-visit.ts';
import { expect, openIn, test, untilHydrated } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const country = allPlayers.find(({ key }) => key === 'country-game')!;

test('a free round appears in the season, and its players are pasted into the album', async ({ page }) => {
  await openWithPausedClock(page, country, 'en');
  await begin(page, country, 'en', 'mouse');
  await playToEnd(page, country, { language: 'en', right: true, input: 'mouse' });
  await page.getByRole('heading', { level: 1, name: shellText('en', 'results.win') }).waitFor();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: '10 new stickers' })).toBeVisible();
  await expectAccessible(page, 'results with new stickers');

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: shellText('en', 'shell.season') }).click();
  await expect(page.getByRole('row', { name: /^Country Match 1 100%/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Country Match 1 100%/ })).toBeVisible();

  await header.getByRole('link', { name: shellText('en', 'shell.album') }).click();
  await expect(page.getByText(/^10 of \d+$/)).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('table', { name: shellText('en', 'album.career') })).toBeVisible();
});

test('a low window shows a row of stickers above the page links of a nation', { tag: '@long' }, async ({ page }) => {
  for (const [width, height] of [
    [360, 560],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    // French has the longest texts.
    await openIn(page, 'fr', '/album');
    const slot = page.getByRole('main').getByRole('tabpanel').getByRole('listitem').first();
    const pages = page.getByRole('navigation', { name: shellText('fr', 'album.pages') });
    const [{ y, height: high }, links] = [(await slot.boundingBox())!, (await pages.boundingBox())!];
    expect(y + high).toBeLessThanOrEqual(links.y);
  }
});

/** Opens the season and adds two rounds with the same player, whose second sticker is a double. */
async function openSeasonWithDouble(page: Page): Promise<void> {
  const album = (await (await page.request.get('/api/album')).json()) as AlbumSpread[];
  const named = album.flatMap(({ slots }) => slots).find((player) => player !== null)!;
  const kept = [1, 2].map((day) => ({
    ...{ id: `d${day}/memo-game`, game: 'memo-game', version: '1.0.0', at: day, outcome: 'win', score: 10 },
    ...{ won: 1, total: 1, offset: 0, relaxed: false, late: false, met: [[named.id, 1]] },
  }));
  await page.goto('/season?lang=en');
  for (const part of ['season.keep', 'season.move']) await page.getByText(shellText('en', part)).click();
  await page.getByLabel(shellText('en', 'season.open')).setInputFiles({
    name: 'season.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ app: 'soccer-legends', v: 1, rounds: kept })),
  });
  await page.getByText('2 results added.').waitFor();
}

async function openElsewhere(browser: Browser, path: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: process.env['SITE_URL']! })).newPage();
  await other.goto(path);
  return other;
}

test('a season moves to another browser by a code that is typed there', async ({ page, browser }) => {
  await openSeasonWithDouble(page);
  await press(page, page.getByRole('button', { name: shellText('en', 'season.getCode') }), 'keyboard');
  const code = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent();
  await expectAccessible(page, 'the season with a code');

  const other = await openElsewhere(browser, '/season?lang=en');
  await press(other, other.locator('summary', { hasText: shellText('en', 'season.move') }), 'keyboard');
  await tabTo(other, other.getByLabel(shellText('en', 'season.code')));
  await other.keyboard.type(code!.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(other.getByText('2 results added.')).toBeVisible();
  await other.context().close();
});

test('a double of the album is given to a friend by a link', async ({ page, browser }) => {
  await openSeasonWithDouble(page);
  await page.goto('/album?lang=en');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: shellText('en', 'album.makeCode') }), 'keyboard');
  const swap = await page.getByText(/^(?:\w{4}-){4}\w{4}$/).textContent();
  await expect(page.getByRole('button', { name: shellText('en', 'album.copyLink') })).toBeFocused();
  await expectAccessible(page, 'the album with a swap code');

  const other = await openElsewhere(browser, `/album?lang=en#swap=${swap!}`);
  await press(other, other.getByRole('button', { name: shellText('en', 'album.paste') }), 'keyboard');
  await expect(other.getByText(/^Pasted: /)).toBeVisible();
  await expectAccessible(other, 'the album with stickers of a friend');
  await other.context().close();
});

test('on a phone, the menu in the header leads to the other pages and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/album?lang=en');
  await untilHydrated(page);
  const settings = page.getByRole('banner').getByRole('link', { name: shellText('en', 'shell.settings') });
  await expect(settings).toBeHidden();
  await page.getByRole('button', { name: shellText('en', 'shell.menu') }).click();
  await settings.click();
  await expect(page.getByRole('heading', { level: 1, name: shellText('en', 'settings.title') })).toBeFocused();
  await expect(settings).toBeHidden();
});

test('on a phone, keys select a nation of the album, and its tab is in view', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/album?lang=en');
  const selected = page.getByRole('tab', { selected: true });
  await tabTo(page, selected);
  for (const [key, nation] of [
    ['End', 'Zimbabwe'],
    ['c', 'Cameroon'],
    ['ArrowLeft', 'Bulgaria'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveAccessibleName(new RegExp(`^${nation} `));
    await expect(selected).toBeFocused();
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel', { name: nation })).toBeVisible();
  }
  await expectAccessible(page, 'the album with a selected nation');
});

test('on a phone, a large nation has pages, and each page has its own address', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/album?lang=en&nation=ENG');
  const slots = page.getByRole('tabpanel').getByRole('listitem');
  await expect(slots).toHaveCount(18);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);

  const second = page.getByRole('link', { name: /^Page 2 of \d+/ });
  await slots.last().scrollIntoViewIfNeeded();
  await press(page, second, 'keyboard');
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(second).toBeFocused();
  await expect(page.getByRole('status').getByText(/Page 2 of \d+$/)).toBeInViewport();
  await expect(slots.first()).toContainText('Slot 19, empty');
  await expectAccessible(page, 'the second page of a nation');

  await page.reload();
  await expect(slots.first()).toContainText('Slot 19, empty');
  await page.goto('/album?lang=en&nation=ENG&page=99');
  await expect(page.getByRole('link', { name: /^Page (\d+) of \1,/ })).toHaveAttribute('aria-current', 'page');
});
