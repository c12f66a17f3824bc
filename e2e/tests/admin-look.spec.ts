import { expectAccessible } from '../site/accessibility.ts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test, visit } from '../site/test.ts';

const TABS = [
  'admin',
  'players',
  'teams',
  'coaches',
  'syncHistory',
  'feedback',
  'games',
  'api-football',
  'plugins',
  'audit',
];
const SYNC_DIALOGS = [
  'Sync New Players from API',
  'Update Existing Players',
  'Sync Complete Teams from API',
  'Sync Players by Name Search',
  'Sync Coach by Name Search',
  'Update all coaches',
  'Update team statistics',
];

for (const { name, theme, width, tag } of [
  { name: 'light, phone', theme: 'light', width: 360, tag: [] },
  { name: 'dark, wide', theme: 'dark', width: 1280, tag: ['@long'] },
] as const) {
  test.describe(name, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('login page and tabs have no axe violations and no horizontal scrolling', async ({ page }) => {
      await visit(page, '/admin-login');
      await page.getByLabel('Password').waitFor();
      await expectAccessible(page, 'login');
      await logInWithoutPage(page);
      for (const tab of TABS) {
        await openTab(page, tab);
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await expectAccessible(page, tab);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(width);
      }
    });

    test('dialogs have no axe violations', async ({ page }) => {
      await logInWithoutPage(page);
      await openTab(page, 'admin');
      for (const button of SYNC_DIALOGS) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog').waitFor();
        await expectAccessible(page, button);
        await page.keyboard.press('Escape');
      }
      for (const tab of ['players', 'teams', 'coaches', 'plugins', 'audit']) {
        await openTab(page, tab);
        await page.getByRole('tabpanel').getByRole('rowheader').first().getByRole('button').click();
        await page.getByRole('dialog').waitFor();
        await expect(page.getByRole('dialog').getByText('Loading…')).toHaveCount(0);
        await expectAccessible(page, `${tab}, details`);
        await page.keyboard.press('Escape');
      }
      await openTab(page, 'api-football');
      await page.getByRole('button', { name: 'Search players' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('silva');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await expectAccessible(page, 'players of the data service');
    });
  });
}
