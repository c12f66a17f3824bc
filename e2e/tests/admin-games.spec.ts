import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test, visit } from '../site/test.ts';

test('switching a game off updates an open hub and its page, and the administrator can still preview it', async ({
  page,
  browser,
  ownSite,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, ownSite.url);
  const card = visitor.getByRole('link', { name: /^FutWordle/ });
  await expect(card).toBeVisible();

  await logInWithoutPage(page, ownSite.url);
  await openTab(page, 'audit', ownSite.url);
  await expect(page.getByText('session.login').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.getByRole('button', { name: 'Deactivate FutWordle' }).click();
  await expect(card).toBeHidden({ timeout: 2000 });
  await expect(page.getByText('FutWordle ha sido desactivado correctamente.').first()).toBeVisible();

  await visit(visitor, `${ownSite.url}/futwordle`);
  await expect(visitor.getByText('FutWordle is taking a break.')).toBeVisible();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^FutWordle/ }).click(),
  ]);
  await expect(preview.getByText('Preview: this game is switched off.')).toBeVisible();
  await preview.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(preview.getByRole('textbox')).toBeVisible();

  await visit(visitor, ownSite.url);
  await page.getByRole('button', { name: 'Activate FutWordle' }).click();
  await expect(card).toBeVisible({ timeout: 2000 });
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByRole('button', { name: 'game.toggle' })).toHaveCount(2);
});
