import { addAuthenticator, confirmPassword, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test, visit } from '../site/test.ts';

// Starts a site and two browsers.
test.setTimeout(120_000);

test('an owner adds an editor, who signs in with a passkey and cannot release, and ends a stolen session', async ({
  page,
  browser,
  ownSite,
}) => {
  await logInWithoutPage(page, ownSite.url);
  await openTab(page, 'people', ownSite.url);
  await page.getByLabel('Name').fill('Ana');
  await page.getByRole('button', { name: 'Add and invite' }).click();
  await confirmPassword(page);
  const link = await page.getByRole('status').getByRole('code').textContent();

  const ana = await (await browser.newContext()).newPage();
  await addAuthenticator(ana);
  await visit(ana, link!);
  await ana.getByRole('button', { name: 'Create passkey' }).click();
  await expect(ana.getByRole('tab', { name: 'Players' })).toBeVisible();
  await expect(ana.getByRole('tab', { name: 'Plugins' })).toBeHidden();
  const release = await ana.request.post(`${ownSite.url}/api/admin/plugins/memo-game/release`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { version: '1.0.0', reason: 'a test of the roles' },
  });
  expect([release.status(), (await release.json()).code]).toEqual([403, 'session.roleRequired']);

  await ana.getByRole('button', { name: 'Cerrar sesión' }).click();
  await ana.getByRole('button', { name: 'Use passkey' }).click();
  await expect(ana.getByRole('tab', { name: 'Players' })).toBeVisible();

  await page.getByRole('tab', { name: 'Sessions' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ana' });
  await row.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(row).toBeHidden();
  await ana.getByRole('tab', { name: 'Sync History' }).click();
  await expect(ana).toHaveURL(`${ownSite.url}/admin-login`);
});

test(
  'an owner with a passkey confirms a change of people with it',
  { tag: '@long' },
  async ({ page, browser, ownSite }) => {
    await logInWithoutPage(page, ownSite.url);
    await openTab(page, 'people', ownSite.url);
    await page.getByLabel('Name').fill('Olga');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('owner');
    await page.getByRole('button', { name: 'Add and invite' }).click();
    await confirmPassword(page);
    const link = await page.getByRole('status').getByRole('code').textContent();

    const olga = await (await browser.newContext()).newPage();
    await addAuthenticator(olga);
    await visit(olga, link!);
    await olga.getByRole('button', { name: 'Create passkey' }).click();
    await olga.getByRole('tab', { name: 'People' }).click();
    await olga.getByLabel('Name').fill('Piet');
    await olga.getByRole('button', { name: 'Add and invite' }).click();
    await olga.getByRole('dialog').getByRole('button', { name: 'Use passkey' }).click();
    await expect(olga.getByRole('status').getByRole('code')).toHaveText(/#invitation=/);
  },
);
