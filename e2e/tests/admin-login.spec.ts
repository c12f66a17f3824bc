import type { Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../site/admin-password.ts';
import { mockResponse, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test, visit } from '../site/test.ts';

const DAY_MS = 24 * 3_600_000;

async function logIn(page: Page, password: string, remember = false): Promise<void> {
  await visit(page, '/admin-login');
  await page.getByLabel('Password').fill(password);
  if (remember) await page.getByLabel('Remember me for 7 days').check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

const flags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('adminAuthenticated'), localStorage.getItem('adminAuthExpires')]);

const login =
  'the login rejects and clears a wrong password; the right one opens the dashboard until the browser closes';

test(login, { tag: '@engines' }, async ({ page }) => {
  await logIn(page, 'offside, clearly');
  await expect(page.getByText('Incorrect password. Try again.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(await flags(page)).toEqual([null, null]);

  await logIn(page, ADMIN_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page).toHaveTitle('Admin Dashboard | Soccer Legends');
  expect(await flags(page)).toEqual(['true', null]);

  await visit(page, '/');
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText('Has cerrado sesión correctamente.').first()).toBeVisible();
  expect(await flags(page)).toEqual([null, null]);
  await expect.poll(async () => (await page.request.get('/api/admin/session')).status()).toBe(401);
});

test('a remembered login expires after seven days, even while the page is open', { tag: '@long' }, async ({ page }) => {
  await logIn(page, ADMIN_PASSWORD, true);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const [, expires] = await flags(page);
  expect(Math.abs(new Date(expires!).getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);

  await page.clock.install();
  await visit(page, '/admin#games');
  await page.reload();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.clock.fastForward(7 * DAY_MS + 1000);
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.').first()).toBeVisible();
  expect(await flags(page)).toEqual([null, null]);
});

test('login flags that are set by hand give no access to the console', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/admin') localStorage.setItem('adminAuthenticated', 'true');
  });
  await visit(page, '/admin');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText('Sesión expirada').first()).toBeVisible();
});

test('logging out of the console takes effect at once in every tab, even without the server', async ({
  page,
  context,
}) => {
  await logInWithoutPage(page);
  await visit(page, '/admin');
  const other = await context.newPage();
  await visit(other, '/admin');
  await other.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.route('**/api/admin/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(other).toHaveURL(/\/admin-login$/);
});

test('the next administrator never sees data of the previous session', { tag: '@long' }, async ({ page }) => {
  const rows = (name: string) => ({
    items: [
      {
        id: 1,
        apiId: null,
        name,
        photo: null,
        nation: null,
        country: 'Spain',
        position: null,
        teamCount: 0,
        currentTeam: null,
        currentTeamAsOf: null,
        currentTeamLogo: null,
        origin: 'other',
        duplicates: [],
        career: [],
        updatedAt: '2026-11-20T10:00:00Z',
      },
    ],
    total: 1,
    page: 1,
    pageSize: 25,
  });
  await logInWithoutPage(page);
  await mockResponse(page, /\/api\/admin\/players\?/, rows('Seen Before'));
  await openTab(page, 'players');
  await expect(page.getByText('Seen Before')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Seen Before')).toHaveCount(0);

  let go = (): void => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/api\/admin\/players\?/, async (route) => {
    await wait;
    await route.fulfill({ json: rows('Seen Now') });
  });
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.getByRole('tabpanel').getByText('Loading…')).toBeVisible();
  await expect(page.getByText('Seen Before')).toHaveCount(0);
  go();
  await expect(page.getByText('Seen Now')).toBeVisible();
});

test('the console’s document never names or loads a game', async ({ page }) => {
  await logInWithoutPage(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/admin');
  await page.getByRole('tablist').waitFor();
  expect(requested.filter((path) => path.startsWith('/plugins/'))).toEqual([]);
  expect(await page.locator('script[type="importmap"]').textContent()).not.toContain('/plugins/');
  await page.evaluate(() => Object.assign(window, { consoleDocument: true }));
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /games\. One matchday\.$/ }).waitFor();
  expect(await page.evaluate(() => 'consoleDocument' in window)).toBe(false);
});

test('a console that fails to load leaves the site usable, never runs modified code, and recovers on retry', async ({
  page,
  guard,
}) => {
  let isTampered = true;
  await page.route(/\/assets\/console\/[^/]+\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}${isTampered ? '\n;globalThis.tampered = true;' : ''}`;
    await route.fulfill({ response, body });
  });
  await visit(page, '/admin-login');
  await expect(page.getByText('The console could not be loaded. The games are not affected.')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  isTampered = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(guard.faults.length).toBeGreaterThan(0);
  guard.faults.length = 0;
});
