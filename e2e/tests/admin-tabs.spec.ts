import { mockResponse, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test } from '../site/test.ts';

test.beforeEach(({ page }) => logInWithoutPage(page));

test('Admin Tools shows the state of the database and the cost of a sync', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'admin');
  await expect(page.getByText('Connected')).toBeVisible();
  await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sync New Players from API' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync New Player Data' });
  await expect(dialog.getByLabel('Number of players')).toHaveValue('20');
  await expect(dialog.getByText('about 2 minutes')).toBeVisible();
  for (const wrong of ['', '0', '101']) {
    await dialog.getByLabel('Number of players').fill(wrong);
    await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  }
});

test('no sync can start without remaining quota', { tag: '@long' }, async ({ page }) => {
  await mockResponse(page, /\/api\/admin\/sync-info$/, {
    currentPlayers: 10,
    syncCapacity: 0,
    callsPerPlayer: 12,
    secondsForNew: null,
    secondsForUpdate: null,
    source: 'sandbox',
    runningSyncId: null,
    rateLimits: { dailyLimit: 100, dailyRemaining: 0, minuteLimit: 10, minuteRemaining: 10 },
  });
  await openTab(page, 'admin');
  await expect(page.getByRole('button', { name: 'Sync Coach by Name Search' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Update all coaches' })).toBeDisabled();
});

test('the server searches, sorts and pages the players of the console', async ({ page }) => {
  await openTab(page, 'players');
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveCount(26);
  await expect(page.getByRole('button', { name: /^Page \d/ })).toHaveCount(5);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await page.getByLabel('Search').fill('brazil');
  await expect(rows.nth(1)).toContainText('Brazil');
  await expect(page.getByText(/^1–25 of|^1–\d+ of/)).toBeVisible();
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await rows.nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Career' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Update Player Data|No API ID Available/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Search').fill('zzzzzz');
  await expect(page.getByText('No players match your search')).toBeVisible();
});

test('the address of the console has search, order and page: a reload keeps them, and the back button returns to the last view', async ({
  page,
}) => {
  await openTab(page, 'teams');
  const panel = page.getByRole('tabpanel');
  const players = panel.getByRole('columnheader', { name: /^Jugadores/ });
  await panel.getByRole('button', { name: /^Jugadores/ }).click();
  await expect(players).toHaveAttribute('aria-sort', 'ascending');
  await panel.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Mostrando 16-30 de/)).toBeVisible();
  await expect(page).toHaveURL(/#teams\?sort=playerCount&order=asc&page=2$/);
  await page.reload();
  await expect(page.getByText(/^Mostrando 16-30 de/)).toBeVisible();
  await expect(players).toHaveAttribute('aria-sort', 'ascending');

  await page.getByLabel('Search').pressSequentially('real', { delay: 30 });
  await expect(page).toHaveURL(/#teams\?sort=playerCount&order=asc&search=real$/);
  await expect(panel.getByRole('row').nth(1)).toContainText('Real');
  await page.goBack();
  await expect(page.getByText(/^Mostrando 16-30 de/)).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.goBack();
  await expect(page.getByText(/^Mostrando 1-15 de/)).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('columnheader', { name: /^Nombre/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('the quality of the data is listed by check, and a finding opens its player', async ({ page }) => {
  await openTab(page, 'quality');
  await page.getByRole('button', { name: /^Not linked to API-Football \d+/ }).click();
  await expect(page).toHaveURL(/#quality\?check=notLinked$/);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('row')).toHaveCount(26);
  await panel.getByRole('rowheader').first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'No API ID Available' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Find at API-Football' }).click();
  await expect(dialog.getByRole('button', { name: /^Link / }).first()).toBeEnabled();
});

test('teams are sorted by name, 15 per page, and show their players by year', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'teams');
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(16);
  await expect(page.getByText(/^Mostrando 1-15 de \d+ equipos$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Nombre/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: /^Jugadores/ }).click();
  await page.getByRole('button', { name: /^Jugadores/ }).click();
  await page.getByRole('tabpanel').getByRole('row').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Jugadores del equipo agrupados por año')).toBeVisible();
  await dialog.getByRole('tab').first().waitFor();
  const years = (await dialog.getByRole('tab').allTextContents()).map(Number);
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  await expect(dialog.getByRole('listitem').first()).toContainText(String(years[0]));
});

test('coaches are found by name or country, ignoring accents and case', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'coaches');
  await page.getByLabel('Search').fill('ITALY');
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expect(rows.nth(1)).toContainText('Italy');
  await rows.nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Career' })).toBeVisible();
});

test('coaches in the console are requested again and never taken from the browser’s cache', async ({ page }) => {
  await openTab(page, 'coaches');
  await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor();
  await page.evaluate(() => fetch('/api/coaches?limit=1000').then((answer) => answer.text()));
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/coaches/),
    page.getByRole('button', { name: 'Refresh' }).click(),
  ]);
  const answer = await request.response();
  expect(answer?.headers()['cache-control']).toContain('max-age=5');
  expect((await request.allHeaders())['cache-control']).toBe('no-cache');
});

test('targets of the console are 44 pixels high for a finger', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
  await logInWithoutPage(page, process.env['SITE_URL']);
  await openTab(page, 'players', process.env['SITE_URL']);
  const panel = page.getByRole('tabpanel');
  const places = page.getByRole('button', { name: 'Players', exact: true });
  await places.click();
  for (const target of [
    places,
    page.getByRole('tab', { name: 'Players' }),
    panel.getByRole('searchbox'),
    panel.getByRole('button', { name: 'Refresh' }),
    panel.getByRole('button', { name: /^Name/ }),
    panel.getByRole('row').nth(1),
    panel.getByRole('button', { name: 'Page 2' }),
  ]) {
    expect((await target.boundingBox())!.height, String(target)).toBeGreaterThanOrEqual(44);
  }
});

const EMPTY: [tab: string, path: RegExp, answer: unknown, message: string][] = [
  [
    'players',
    /\/api\/admin\/players\?/,
    { items: [], total: 0, page: 1, pageSize: 25 },
    'No players found in the database.',
  ],
  ['teams', /\/api\/admin\/teams/, [], 'No se encontraron equipos en la base de datos.'],
  ['coaches', /\/api\/coaches/, [], 'No coaches found in the database.'],
  ['syncHistory', /\/api\/admin\/sync-history$/, [], 'No synchronization history found.'],
  ['feedback', /\/api\/admin\/feedback$/, [], 'No hay feedback de usuarios todavía.'],
  ['games', /\/api\/admin\/games$/, [], 'No hay juegos configurados en el sistema.'],
  ['plugins', /\/api\/admin\/plugins$/, [], 'There are no plugins yet.'],
  ['audit', /\/api\/admin\/audit\?/, { items: [], newer: null, older: null }, 'There are no entries yet.'],
];

test('every tab shows a message when it is empty', { tag: '@long' }, async ({ page }) => {
  for (const [, path, answer] of EMPTY) await mockResponse(page, path, answer);
  for (const [tab, , , message] of EMPTY) {
    await openTab(page, tab);
    await expect(page.getByText(message)).toBeVisible();
  }
});

const FAILING: [tab: string, path: RegExp, message: string][] = [
  ['players', /\/api\/admin\/players\?/, 'Failed to fetch players'],
  ['coaches', /\/api\/coaches/, 'Failed to fetch coaches'],
  ['feedback', /\/api\/admin\/feedback$/, 'Failed to fetch feedback'],
  ['games', /\/api\/admin\/games$/, 'Failed to fetch games'],
  ['api-football', /\/api\/admin\/api-stats$/, 'Error al cargar las estadísticas de la API.'],
];

test('every tab shows a failed request and retries it', { tag: '@long' }, async ({ page }) => {
  for (const [, path] of FAILING) await page.route(path, (route) => route.abort());
  for (const [tab, path, message] of FAILING) {
    await openTab(page, tab);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(message)).toBeHidden();
  }
});

test(
  'a running sync is blue, a failed one red, and invalid JSON details show a message',
  { tag: '@long' },
  async ({ page }) => {
    const run = {
      startTime: '2026-11-20T10:00:00Z',
      endTime: null,
      error: null,
      startedBy: 'admin',
      kind: 'new-players',
    };
    const counts = { playersAdded: 1, playersUpdated: 0, playersFailed: 1, totalPlayersProcessed: 2 };
    await mockResponse(page, /\/sync-history$/, [
      { id: 2, status: 'in_progress', ...run, ...counts },
      { id: 1, status: 'failed', ...run, ...counts },
    ]);
    await mockResponse(page, /\/sync-history\/1\/details$/, [
      { playerId: 1, playerName: 'Ann', entity: 'player', actionType: 'added', changeDetails: 'oops' },
      { playerId: null, playerName: 'Bob', entity: 'player', actionType: 'failed', changeDetails: '{}' },
    ]);
    await openTab(page, 'syncHistory');
    const rows = page.getByRole('tabpanel').getByRole('region', { name: 'Sync History' }).getByRole('row');
    const tint = (row: number) => rows.nth(row).evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(rows).toHaveCount(3);
    expect(new Set([await tint(0), await tint(1), await tint(2)]).size).toBe(3);
    await rows.nth(2).getByRole('button').click();
    await expect(page.getByText('Error parsing details')).toBeVisible();
    await expect(page.getByText('Unknown error')).toBeVisible();
  },
);

test('finds players of the data service and imports a new one', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'api-football');
  await page.getByRole('button', { name: 'Search players' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('ab');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Introduce al menos 3 caracteres para buscar jugadores').first()).toBeVisible();
  await mockResponse(page, /\/players-by-name\?name=abc$/, [
    {
      player: { id: 7, name: '<b>Abc</b>', age: 20, nationality: 'Spain', photo: null },
      statistics: [],
      existsInDb: false,
      playerId: null,
    },
  ]);
  await mockResponse(page, /\/import-player$/, { code: 'footballApi.refused', message: 'No.', requestId: 'r' }, 502);
  await dialog.getByLabel('Name').fill('abc');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('<b>Abc</b>')).toBeVisible();
  await expect(dialog.getByText('No guardado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Import Failed').first()).toBeVisible();
});

test('the audit log contains every action and passes its integrity check', { tag: '@long' }, async ({ page }) => {
  await openTab(page, 'audit');
  await page.getByRole('button', { name: 'session.login' }).first().click();
  await expect(page.getByRole('dialog').getByText('Who', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/^All \d+ entries are unchanged\.$/)).toBeVisible();
});
