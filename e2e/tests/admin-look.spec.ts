import { expectAccessible } from '../site/accessibility.ts';
import { confirmPassword, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test, visit } from '../site/test.ts';

const TABS = [
  'overview',
  'admin',
  'players',
  'teams',
  'coaches',
  'categories',
  'quality',
  'changes',
  'tables',
  'syncHistory',
  'feedback',
  'games',
  'api-football',
  'plugins',
  'audit',
  'sessions',
  'people',
  'review',
  'health',
];
/** The dialogs that also correct facts. */
const VIEWS_OF_DETAILS: Readonly<Record<string, readonly string[]>> = {
  players: ['Edit', 'History', 'Merge'],
  teams: ['Edit'],
};
const ROW_PX = 36;
const SYNC_DIALOGS = [
  'Sync New Players from API',
  'Update Existing Players',
  'Sync Complete Teams from API',
  'Sync Players by Name Search',
  'Sync Coach by Name Search',
  'Update all coaches',
  'Update team statistics',
];

test('at least 14 players are visible on a laptop, in rows of 36 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInWithoutPage(page);
  await openTab(page, 'players');
  const rows = page.getByRole('tabpanel').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(25);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box!.y + box!.height <= 800).length).toBeGreaterThanOrEqual(14);
  expect(new Set(boxes.map((box) => box!.height))).toEqual(new Set([ROW_PX]));
});

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

    test('the invitation page and the second proof have no axe violations', async ({ page }) => {
      await visit(page, `/admin-login#invitation=${'a'.repeat(43)}`);
      await page.getByRole('button', { name: 'Create passkey' }).waitFor();
      await expectAccessible(page, 'invitation');
      await logInWithoutPage(page);
      await openTab(page, 'people');
      await page.getByLabel('Name').fill('Ana');
      await page.getByRole('button', { name: 'Add and invite' }).click();
      await page.getByRole('dialog', { name: 'Confirm your password' }).waitFor();
      await expectAccessible(page, 'second proof');
    });

    test('a checked table of facts has no axe violations', async ({ page }) => {
      await logInWithoutPage(page);
      await openTab(page, 'tables');
      const file = page.getByLabel('Import a CSV file');
      const choose = async (line: string): Promise<void> => {
        await expect(file).toBeEnabled();
        const buffer = Buffer.from(`id,born\r\n${line}`);
        await file.setInputFiles({ name: 'facts.csv', mimeType: 'text/csv', buffer });
      };
      await choose('3004,born in 1979');
      await confirmPassword(page);
      await page.getByRole('region', { name: 'Errors' }).waitFor();
      await expectAccessible(page, 'errors of a table');
      await choose('3004,1980');
      await page.getByRole('region', { name: 'Changes' }).waitFor();
      await expectAccessible(page, 'differences of a table');
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
        for (const view of VIEWS_OF_DETAILS[tab] ?? []) {
          await page.getByRole('dialog').getByRole('button', { name: view, exact: true }).click();
          await expect(page.getByRole('dialog').getByText('Loading…')).toHaveCount(0);
          await expectAccessible(page, `${tab}, ${view}`);
        }
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
