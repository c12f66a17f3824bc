import { expectAccessible } from '../site/accessibility.ts';
import { builtGames } from '../site/games.ts';
import { expect, test } from '../site/test.ts';

const LOOKS = [
  { look: 'light, on a narrow phone', colorScheme: 'light', width: 320 },
  { look: 'dark, on a wide screen', colorScheme: 'dark', width: 1280 },
] as const;

for (const { key, route, name } of builtGames()) {
  for (const { look, colorScheme, width } of LOOKS) {
    test.describe(`${name}, ${look}`, () => {
      test.use({ viewport: { width, height: 740 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('opens, begins, fits the screen, pleases axe, and lets go', async ({ page }) => {
        const fits = async (phase: string) => {
          await expectAccessible(page, phase);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), phase).toBeLessThanOrEqual(width);
        };
        await page.goto(route);
        await expect(page).toHaveTitle(`${name} | Soccer Legends`);
        const start = page.getByRole('button', { name: /^Start/ });
        const playing = page.getByRole('button', { name: 'Exit' }).and(page.locator('main button'));
        await expect(start.or(playing).first()).toBeVisible();
        if (await start.isVisible()) {
          await fits('intro');
          await start.click();
        }
        await expect
          .poll(() => page.evaluate((game) => sessionStorage.getItem(`sl:game:${game}`) !== null, key))
          .toBe(true);
        await fits('playing');
        await page.getByRole('link', { name: 'Soccer Legends' }).click();
        await expect(page.getByRole('heading', { level: 2, name: 'Choose a game' })).toBeVisible();
      });
    });
  }
}
