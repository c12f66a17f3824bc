import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, patience, test, visit } from '../site/test.ts';

test('switching a game off and on updates an open hub at once', async ({ page, browser, ownSite }) => {
  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, ownSite.url);
  const card = visitor.getByRole('link', { name: /^FutWordle .*Play$/ });
  await expect(card).toBeVisible();

  await logInWithoutPage(page, ownSite.url);
  await openTab(page, 'games', ownSite.url);
  await page.getByRole('button', { name: 'Deactivate FutWordle' }).click();
  await expect(card).toBeHidden({ timeout: patience(2000) });
  await expect(page.getByText('FutWordle ha sido desactivado correctamente.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Activate FutWordle' }).click();
  await expect(card).toBeVisible({ timeout: patience(2000) });
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByRole('button', { name: 'game.toggle' })).toHaveCount(2);
});

test(
  'a game that is switched off takes a break for visitors, and an administrator can preview it',
  { tag: '@long' },
  async ({ page, browser, ownSite }) => {
    await logInWithoutPage(page, ownSite.url);
    await openTab(page, 'games', ownSite.url);
    await page.getByRole('button', { name: 'Deactivate FutWordle' }).click();
    await expect(page.getByRole('button', { name: 'Activate FutWordle' })).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visit(visitor, `${ownSite.url}/futwordle`);
    await expect(visitor.getByText('FutWordle is taking a break.')).toBeVisible();
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^FutWordle/ }).click(),
    ]);
    await expect(preview.getByText('Preview: this game is switched off.')).toBeVisible();
    await preview.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(preview.getByRole('textbox')).toBeVisible();
  },
);
