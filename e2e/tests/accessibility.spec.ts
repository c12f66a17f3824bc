import type { Page } from '@playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { test } from '../site/test.ts';

const LOOKS = [
  { name: 'light, phone', theme: 'light', width: 360 },
  { name: 'dark, phone', theme: 'dark', width: 360 },
  { name: 'light, wide', theme: 'light', width: 1280 },
  { name: 'dark, wide', theme: 'dark', width: 1280 },
] as const;

for (const { name, theme, width } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/settings', '/feedback', '/no-such-page']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, path);
      });
    }

    test('axe finds nothing in FutWordle', async ({ page }) => {
      await intro(page, '/futwordle', 'Start');
      await page.getByRole('textbox').fill('ABCDE');
      await page.keyboard.press('Enter');
      await page.getByText('Attempt 2/6').waitFor();
      await expectAccessible(page, 'playing');
      await page.getByRole('button', { name: 'Give up' }).click();
      await expectAccessible(page, 'asked');
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, give up' }).click();
      await page.getByRole('heading', { name: 'GAME OVER!' }).waitFor();
      await expectAccessible(page, 'over');
    });

    test('axe finds nothing in Guess the Club Logo', async ({ page }) => {
      await intro(page, '/logo-game', 'Start');
      await page.getByRole('group').first().waitFor();
      await expectAccessible(page, 'playing');
      await page.getByRole('heading', { name: 'GAME OVER!' }).waitFor({ timeout: 40_000 });
      await expectAccessible(page, 'over');
    });

    test('axe finds nothing in Career Guess', async ({ page }) => {
      await intro(page, '/career-game', 'Start Game');
      await page.getByRole('combobox').fill('ronal');
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, 'searching');
    });
  });
}

async function intro(page: Page, path: string, start: string): Promise<void> {
  await page.goto(path);
  const button = page.getByRole('button', { name: start, exact: true });
  await button.waitFor();
  await expectAccessible(page, 'intro');
  await button.click();
  await page.getByRole('button', { name: 'How to play' }).click();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
}
