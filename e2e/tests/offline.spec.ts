import type { Page } from '@playwright/test';
import countryGame from '../players/country-game.ts';
import logoGame from '../players/logo-game.ts';
import { begin, openWithPausedClock, startButton } from '../site/game-visit.ts';
import { expect, openIn, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

const brokenPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (picture) => !picture.complete || picture.naturalWidth === 0,
      ).length,
  );

test('a logo round that begins without a connection starts when it is back', async ({ page, context }) => {
  await openIn(page, 'en', logoGame.route);
  await startButton(page, logoGame, 'en').waitFor();
  await context.setOffline(true);
  await startButton(page, logoGame, 'en').click();
  await expect(page.locator('main').getByText(gameText('logo-game', 'en', 'picture.waiting'))).toBeVisible();
  const retry = page.getByRole('button', { name: gameText('logo-game', 'en', 'picture.retry') });
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(retry).toBeFocused();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('img', { name: /question 1 of 10/ })).toBeVisible();
});

test('pictures that failed load again as soon as the device is online', async ({ page, context }) => {
  // With a paused clock, no delay ends.
  await openWithPausedClock(page, countryGame, 'en');
  await page.route('**/art/**', (route) => route.abort());
  await begin(page, countryGame, 'en', 'mouse');
  await expect.poll(() => brokenPictures(page)).toBeGreaterThan(9);
  await page.unroute('**/art/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => brokenPictures(page)).toBe(0);
});
