import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock, playToEnd } from '../site/game-visit.ts';
import { expect, test, untilHydrated } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const country = allPlayers.find(({ key }) => key === 'country-game')!;

test('a free round appears in the season, and its players are pasted into the album', async ({ page }) => {
  await openWithPausedClock(page, country, 'en');
  await begin(page, country, 'en', 'mouse');
  await playToEnd(page, country, { language: 'en', right: true, input: 'mouse' });
  await page.getByRole('heading', { level: 1, name: shellText('en', 'results.win') }).waitFor();
  await page.clock.resume();

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
