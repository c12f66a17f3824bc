import { ADMIN_PASSWORD } from '../site/admin-password.ts';
import type { Page } from '@playwright/test';
import { mockResponse, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test } from '../site/test.ts';

test.beforeEach(({ page }) => logInWithoutPage(page));

const rejection = { code: 'rateLimited', message: 'Try again in 7 s.', requestId: 'r' };
const status = { status: 'Connected', playerCount: 1, teamCount: 2, coachCount: 3, message: 'It answers.' };
const entry = {
  id: 1,
  gameType: 'logo',
  feedback: 'The crest is upside down',
  userEmail: null,
  createdAt: '2026-11-20T10:00:00Z',
};
const game = {
  id: 9,
  key: 'nowhere',
  name: 'Nowhere Game',
  description: '',
  icon: 'trophy',
  isActive: true,
  route: '/n',
};

/** Counts the page's requests for a path from now on. */
function counted(page: Page, method: string, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

const SYNCS: [button: string, path: RegExp, field: string | null, title: string][] = [
  ['Sync New Players from API', /\/admin\/sync$/, null, 'Sync Failed'],
  ['Update Existing Players', /\/admin\/sync-existing$/, null, 'Update Failed'],
  ['Sync Complete Teams from API', /\/admin\/sync-team-players$/, 'Team', 'Team Sync Failed'],
  ['Sync Players by Name Search', /\/admin\/sync-players-by-name$/, 'Name of the player', 'Name Search Sync Failed'],
  ['Sync Coach by Name Search', /\/admin\/sync-coach-by-name$/, 'Names of the coaches', 'Coach Search Sync Failed'],
  ['Update all coaches', /\/admin\/sync-existing-coaches$/, null, 'Coach Update Failed'],
  ['Update team statistics', /\/admin\/sync-teams-stats$/, null, 'Teams Sync Failed'],
];

test(
  'a sync that cannot start shows its name and the reason, and several clicks send one request',
  { tag: '@long' },
  async ({ page }) => {
    await mockResponse(page, /\/api\/admin\/teams/, [{ id: 1, name: 'abc', logo: null, playerCount: 0, apiId: 1 }]);
    await openTab(page, 'admin');
    for (const [button, path, field, title] of SYNCS) {
      await mockResponse(page, path, rejection, 429);
      const requestCount = counted(page, 'POST', path);
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog');
      if (field) await dialog.getByLabel(field).fill('abc');
      await dialog.getByRole('button', { name: 'Start' }).dblclick();
      const toast = page.locator('li').filter({ hasText: title });
      await expect(toast).toContainText(rejection.message);
      // The second click may have hit an element behind the dialog.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(requestCount(), button).toBe(1);
    }
  },
);

test('a sync that cannot be requested shows the reason', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'admin');
  await page.route(/\/admin\/sync-existing$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Update Existing Players', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  const toast = page.locator('li').filter({ hasText: 'Update Failed' });
  await expect(toast).toContainText('Failed to sync data');
});

test('two clicks switch a game once, and a failed request leaves it unchanged', async ({ page }) => {
  let isActive = true;
  await page.route(/\/api\/admin\/games$/, (route) => route.fulfill({ json: [{ ...game, isActive }] }));
  await page.route(/\/api\/admin\/games\/9$/, (route) => {
    ({ isActive } = route.request().postDataJSON() as { isActive: boolean });
    return route.fulfill({ json: { ...game, isActive } });
  });
  const requestCount = counted(page, 'PATCH', /\/games\/9$/);
  await openTab(page, 'games');
  await page.getByRole('button', { name: 'Deactivate Nowhere Game' }).dblclick();
  await expect(page.getByText('Inactivo')).toBeVisible();
  await expect(page.getByText('Nowhere Game ha sido desactivado correctamente.').first()).toBeVisible();
  expect([requestCount(), isActive]).toEqual([1, false]);

  await mockResponse(page, /\/api\/admin\/games\/9$/, { ...rejection, code: 'internal' }, 500);
  await page.getByRole('button', { name: 'Activate Nowhere Game' }).click();
  await expect(page.getByText('No se pudo actualizar el estado del juego.').first()).toBeVisible();
  await expect(page.getByText('Inactivo')).toBeVisible();
});

test(
  'feedback that cannot be deleted stays in the list, and a failed reload keeps the search text',
  { tag: '@long' },
  async ({ page }) => {
    await mockResponse(page, /\/api\/admin\/feedback$/, [entry]);
    await mockResponse(
      page,
      /\/api\/admin\/feedback\/1$/,
      { ...rejection, message: 'The entry no longer exists.' },
      404,
    );
    await openTab(page, 'feedback');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The entry no longer exists.').first()).toBeVisible();
    await expect(page.getByText(entry.feedback)).toBeVisible();

    await page.getByRole('tab', { name: 'Players' }).click();
    await page.getByLabel('Search').fill('brazil');
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toContainText('Brazil');
    await page.route(/\/api\/admin\/players\?/, (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert').getByText('Failed to fetch players')).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue('brazil');
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toContainText('Brazil');
  },
);

test(
  'an unavailable database is shown with the data in memory, and a click recovers',
  { tag: '@long' },
  async ({ page }) => {
    await mockResponse(page, /\/db-status$/, { ...status, status: 'Disconnected', message: 'It does not answer.' });
    await mockResponse(page, /\/sync-info$/, { ...rejection, code: 'overloaded', message: 'Too busy.' }, 503);
    await openTab(page, 'admin');
    await expect(page.getByText('Disconnected')).toBeVisible();
    await expect(page.getByText('It does not answer.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Too busy.')).toBeVisible();
    await page.unroute(/\/sync-info$/);
    await page.unroute(/\/db-status$/);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync New Players from API' })).toBeVisible();
  },
);

test('a session that the server ended is renewed over the page, and the edit in it is not lost', async ({ page }) => {
  await openTab(page, 'players?search=Andrea Pirlo');
  await page.getByRole('button', { name: 'Andrea Pirlo' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const goals = page.getByLabel('Goals, Juventus');
  await goals.fill('1999');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeEnabled();
  // Not with `page.request`, because it sends no `Origin`, and the server would reject the request.
  await page.evaluate(() => fetch('/api/admin/logout', { method: 'POST' }));
  await save.click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await login.getByLabel('Password').fill(ADMIN_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('More goals than matches.')).toBeVisible();
  await expect(goals).toHaveValue('1999');
});

test('an expired session shows one message and hides all data; a login leads back to the edit', async ({ page }) => {
  await openTab(page, 'players?search=Andrea Pirlo');
  await page.getByRole('button', { name: 'Andrea Pirlo' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const goals = page.getByLabel('Goals, Juventus');
  await goals.fill('12');
  const address = page.url();
  await page.evaluate(() => {
    localStorage.setItem('adminAuthExpires', '2020-01-01T00:00:00Z');
    dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL(/\/admin-login$/);
  const toast = page.locator('li').filter({ hasText: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.' });
  await expect(toast).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin')))).toEqual([]);
  await expect(page.getByText('Andrea Pirlo')).toHaveCount(0);
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(goals).toHaveValue('12');
  expect(page.url()).toBe(address);
});

test('the back button closes the dialog of a person, whose address opens it', async ({ page }) => {
  await openTab(page, 'players?search=Andrea Pirlo');
  await page.getByRole('button', { name: 'Andrea Pirlo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Andrea Pirlo' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/#players\?search=Andrea\+Pirlo&person=\d+$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/person=/);
});

test('a dialog of the console works by keyboard: Enter opens and submits, Escape closes and restores the focus', async ({
  page,
}) => {
  await mockResponse(page, /\/admin\/sync-players-by-name$/, rejection, 429);
  await openTab(page, 'admin');
  const button = page.getByRole('button', { name: 'Sync Players by Name Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Name of the player');
  await expect(field).toBeFocused();
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ab');
  await field.press('End');
  await page.keyboard.type('c');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name Search Sync Failed').first()).toBeVisible();
});

test('a message of the console appears above an open dialog and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTab(page, 'api-football');
  await page.getByRole('button', { name: 'Search players' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('ab');
  await page.keyboard.press('Enter');
  const toast = page.locator('li').filter({ hasText: 'Consulta demasiado corta' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByLabel('Name').press('Enter');
  await expect(toast).toBeVisible();
  // The first button closes the toast, which covers the title of the dialog.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
});

test('long names and right-to-left names fit the tables and dialogs of the console on a phone', async ({ page }) => {
  const name = `${'Wolfeschlegelsteinhausenbergerdorff '.repeat(3)}مرحبا بالعالم \u202Etfel`;
  const person = {
    id: 1,
    apiId: 7,
    name,
    photo: null,
    country: name,
    position: 'Defender',
    updatedAt: entry.createdAt,
  };
  const career = [{ team: name, teamLogo: null, start: 2010, end: null, matches: 1, goals: 2 }];
  const player = {
    ...person,
    teamCount: 1,
    currentTeam: name,
    currentTeamAsOf: null,
    currentTeamLogo: null,
    origin: 'other',
    career,
  };
  const more = { nation: null };
  await mockResponse(page, /\/api\/admin\/players\?/, {
    items: [{ ...player, ...more, duplicates: [] }],
    total: 1,
    page: 1,
    pageSize: 25,
  });
  await mockResponse(page, /\/api\/players\/1$/, { ...player, ...more });
  await mockResponse(page, /\/api\/coaches/, [{ ...person, age: 50, team: name, teamAsOf: null, career, ...more }]);
  await mockResponse(page, /\/api\/admin\/teams/, [{ id: 1, name, logo: null, playerCount: 1, apiId: null }]);
  await mockResponse(page, /\/api\/admin\/games$/, [{ ...game, name, description: name }]);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const tab of ['players', 'coaches', 'teams', 'games']) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel').getByText('Wolfe').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(360);
    if (tab === 'games' || tab === 'teams') continue;
    await page.getByRole('tabpanel').getByRole('rowheader').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Career' })).toBeVisible();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), tab).toBe(0);
  }
});
