import { addAuthenticator, confirmPassword, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, patience, test, visit } from '../site/test.ts';

// Starts a site and two browsers.
test.setTimeout(patience(120_000));

test('an owner adds an editor, who signs in with a passkey and cannot release a game', async ({
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
});

test(
  'an owner ends a stolen session, whose next request needs a login',
  { tag: '@long' },
  async ({ page, browser, ownSite }) => {
    const thief = await (await browser.newContext()).newPage();
    await logInWithoutPage(thief, ownSite.url);
    await openTab(thief, 'players', ownSite.url);

    await logInWithoutPage(page, ownSite.url);
    await openTab(page, 'sessions', ownSite.url);
    const rows = page.getByRole('tabpanel').getByRole('row');
    const stolen = rows.filter({ has: page.getByRole('button', { name: 'End', exact: true }) });
    await stolen.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await confirmPassword(page);
    await expect(stolen).toHaveCount(0);
    await thief.getByRole('tab', { name: 'Sync History' }).click();
    await expect(thief.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
  },
);

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
