import { LANGUAGES } from '@soccer-legends/contracts';
import type { Locator } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock, press } from '../site/game-visit.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const [logo, manager, connections] = ['logo-game', 'manager-game', 'football-connections'].map((key) =>
  allPlayers.find((player) => player.key === key)!,
);

test.use({ viewport: { width: 360, height: 560 } });

// German has the longest texts.
const languages = process.env['E2E'] === 'all' ? LANGUAGES : (['de'] as const);

for (const language of languages) {
  test(`in ${language} the title and the status take at most 96 px of a small phone during a round`, async ({
    page,
  }) => {
    for (const player of [logo!, manager!]) {
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'mouse');
      const title = page.getByRole('heading', { level: 1 });
      const exit = page.getByRole('button', { name: shellText(language, 'shell.exit'), exact: true });
      const status = page.locator('main [class*="StatusBar"]').first();
      const [top, button, row] = [await boxOf(title), await boxOf(exit), await boxOf(status)];
      expect(top.y).toBeGreaterThanOrEqual(0);
      expect(Math.abs(middle(top) - middle(button)), 'title and exit are in one row').toBeLessThan(4);
      expect(row.height).toBeLessThanOrEqual(44);
      expect(row.y + row.height).toBeLessThanOrEqual(96);
      await expect(page.getByRole('banner')).toBeHidden();
      expect((await page.getByRole('contentinfo').boundingBox())!.y).toBeGreaterThanOrEqual(560);
    }
  });
}

interface Box {
  y: number;
  height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  return (await part.boundingBox())!;
}

function middle({ y, height }: Box): number {
  return y + height / 2;
}

test('after a dialog, the focus is visible only if it was visible before', { tag: '@engines' }, async ({ page }) => {
  await openWithPausedClock(page, connections!, 'en');
  await begin(page, connections!, 'en', 'mouse');
  const help = page.getByRole('button', { name: 'How to play' });
  const isRingShown = () => help.evaluate((button) => button.matches(':focus-visible'));
  for (const input of ['mouse', 'keyboard'] as const) {
    await press(page, help, input);
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }), input);
    await expect(help).toBeFocused();
    expect(await isRingShown(), input).toBe(input === 'keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
  }
});

test('the menu of a round contains the links of the site', { tag: '@long' }, async ({ page }) => {
  await openWithPausedClock(page, logo!, 'en');
  await begin(page, logo!, 'en', 'keyboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link')).toHaveText(['Album', 'Season', 'Games', 'Friends', 'Feedback', 'Settings']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a toast in a wide window does not cover the exit and the menu', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await openWithPausedClock(page, connections!, 'de');
  await begin(page, connections!, 'de', 'mouse');
  await connections!.answer(page, { right: false, input: 'mouse', language: 'de' });
  await expect(page.getByRole('region').getByRole('listitem')).toBeVisible();
  for (const text of ['shell.exit', 'shell.menu'])
    await page
      .getByRole('button', { name: shellText('de', text), exact: true })
      .click({ trial: true, timeout: patience(3000) });
});
