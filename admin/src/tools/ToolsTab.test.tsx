// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { capacity, databaseStatus, team } from '../testing/samples.ts';

closeConsoleAfterEach();

const STATUS = 'GET /api/admin/db-status';
const CAPACITY = 'GET /api/admin/sync-info';
const BUTTONS = [
  'Sync New Players from API',
  'Update Existing Players',
  'Sync Complete Teams from API',
  'Sync Players by Name Search',
  'Sync Coach by Name Search',
  'Update all coaches',
  'Update team statistics',
];

const openTools = (syncCapacity = capacity) =>
  openConsole({
    server: serverWithSession()
      .reply(CAPACITY, syncCapacity)
      .reply('GET /api/admin/teams?players=false', [team(1, 'Real Madrid'), team(2, 'Milan')]),
  });

const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!);

async function openDialog(button: string, title = button) {
  press(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  return { dialog, start: dialog.getByRole<HTMLButtonElement>('button', { name: 'Start' }) };
}

describe('the card Database Status', () => {
  test('shows the state and the counts, and reads them and the capacity again on request', async () => {
    const { server } = openTools();
    await screen.findByText('Connected');
    const status = card('Database Status');
    for (const text of ['The database answers.', '8,421', '310', '97']) status.getByText(text);
    await screen.findByText('Sync capacity');
    server
      .reply(STATUS, { ...databaseStatus, status: 'Disconnected', playerCount: 0 })
      .reply(CAPACITY, { ...capacity, syncCapacity: 7 });
    press(status.getByRole('button', { name: 'Refresh Status' }));
    await status.findByText('Disconnected');
    await card('API Data Sync').findByText('7');
  });

  test('shows its own error without affecting the sync card, and vice versa', async () => {
    const { server } = openConsole({ server: serverWithSession().reply(STATUS, noConnection) });
    await screen.findByRole('heading', { name: 'Database Status' });
    await card('Database Status').findByRole('alert');
    await card('API Data Sync').findByText('Sync capacity');
    server.reply(STATUS, databaseStatus).reply(CAPACITY, noConnection);
    press(screen.getByRole('button', { name: 'Refresh Status' }));
    await card('API Data Sync').findByRole('alert');
    await card('Database Status').findByText('Connected');
    expect(card('Database Status').queryByRole('alert')).toBeNull();
  });
});

describe('the card API Data Sync', () => {
  test('shows the capacity, the quota and the source of the data', async () => {
    openTools();
    await screen.findByText('Sync capacity');
    for (const text of ['Sandbox', '120', '40', '80', '9']) card('API Data Sync').getByText(text);
    for (const name of BUTTONS) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
    }
  });

  test.each([0, -3])('disables every button with a capacity of %i, and says why', async (syncCapacity) => {
    openTools({ ...capacity, syncCapacity });
    await screen.findByText(/The quota is used up/);
    for (const name of BUTTONS) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
  });

  test.each([
    ['Sync New Players from API', 'Sync New Player Data'],
    ['Update Existing Players', 'Update Existing Players'],
    ['Sync Complete Teams from API', 'Sync Complete Team Players'],
    ['Sync Players by Name Search', 'Sync Players by Name Search'],
    ['Sync Coach by Name Search', 'Sync Coaches by Name Search'],
    ['Update all coaches', 'Update all coaches'],
    ['Update team statistics', 'Update team statistics'],
  ])('%s asks before it starts, and starts nothing when canceled', async (button, title) => {
    const { server } = openTools();
    const { dialog } = await openDialog(button, title);
    press(dialog.getByRole('button', { name: 'ui.cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: button }));
    expect(server.requests.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
  });
});

test('new players: the number is 20 by default and must be from 1 to the capacity', async () => {
  openTools();
  const { dialog, start } = await openDialog('Sync New Players from API', 'Sync New Player Data');
  const field = dialog.getByLabelText<HTMLInputElement>('Number of players');
  expect([field.value, document.activeElement]).toEqual(['20', field]);
  dialog.getByText('From 1 to 40');
  dialog.getByText('Estimated time: about 2 minutes');
  for (const [value, disabled] of [
    ['', true],
    ['0', true],
    ['-1', true],
    ['1.5', true],
    ['1', false],
    ['40', false],
    ['41', true],
  ] as const) {
    type(field, value);
    expect(start.disabled, value).toBe(disabled);
  }
});

test.each([
  ['Sync New Players from API', 'Sync New Player Data', 'about 7 minutes'],
  ['Update Existing Players', 'Update Existing Players', 'about 14 minutes'],
])('%s: shows the estimate of the server', async (button, title, minutes) => {
  const secondsForNew = Array.from({ length: 40 }, (_, index) => (index === 19 ? 400 : 0));
  openTools({ ...capacity, secondsForNew, secondsForUpdate: 800 });
  const { dialog } = await openDialog(button, title);
  dialog.getByText(`Estimated time: ${minutes}`);
});

test('new players: accepts at most 100, however large the capacity is', async () => {
  openTools({ ...capacity, syncCapacity: 5000 });
  const { dialog } = await openDialog('Sync New Players from API', 'Sync New Player Data');
  dialog.getByText('From 1 to 100');
});

test('existing players: shows how many are updated and how long it takes', async () => {
  openTools();
  const { dialog, start } = await openDialog('Update Existing Players');
  dialog.getByText(/^Updates all 120 players/);
  dialog.getByText('Estimated time: about 20 minutes');
  expect(start.disabled).toBe(false);
});

test('team players: needs an existing team, ignoring case, and a year from 1980 to the current one', async () => {
  const { server } = openTools();
  const { dialog, start } = await openDialog('Sync Complete Teams from API', 'Sync Complete Team Players');
  const [name, year] = [dialog.getByLabelText('Team'), dialog.getByLabelText<HTMLSelectElement>('Year')];
  expect(start.disabled).toBe(true);
  type(name, 'Nowhere');
  dialog.getByText('There is no team of that name.');
  expect(start.disabled).toBe(true);
  type(name, ' real madrid ');
  expect(dialog.queryByText('There is no team of that name.')).toBeNull();
  expect(year.value).toBe('2023');
  const years = [...year.options].map(({ value }) => Number(value));
  expect([years[0], years.at(-1)]).toEqual([new Date().getFullYear(), 1980]);
  type(year, '1999');
  server.reply('POST /api/admin/sync-team-players', problem(409, 'sync.alreadyRunning', 'Run 5 is under way.'));
  press(start);
  await waitFor(() =>
    expect(server.bodyOf('POST /api/admin/sync-team-players')).toEqual({ teamName: 'Real Madrid', year: 1999 }),
  );
});

test('a team’s players: says that the teams could not be loaded, and tries again', async () => {
  const TEAMS = 'GET /api/admin/teams?players=false';
  const { server } = openConsole({ server: serverWithSession().reply(TEAMS, noConnection) });
  const { dialog, start } = await openDialog('Sync Complete Teams from API', 'Sync Complete Team Players');
  await dialog.findByRole('alert');
  type(dialog.getByLabelText('Team'), 'Milan');
  expect(dialog.queryByText('There is no team of that name.')).toBeNull();
  server.reply(TEAMS, [team(2, 'Milan')]);
  press(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(start.disabled).toBe(false));
  expect(dialog.queryByRole('alert')).toBeNull();
});

test.each([
  ['Sync Players by Name Search', 'Sync Players by Name Search', 'Name of the player'],
  ['Sync Coach by Name Search', 'Sync Coaches by Name Search', 'Names of the coaches'],
])('%s: needs a name of at least three characters', async (button, title, label) => {
  openTools();
  const { dialog, start } = await openDialog(button, title);
  dialog.getByText('Mínimo 3 caracteres');
  for (const [value, disabled] of [
    ['', true],
    ['  Xa ', true],
    ['Xav', false],
  ] as const) {
    type(dialog.getByLabelText(label), value);
    expect(start.disabled, value).toBe(disabled);
  }
});

test('leagues: shows a list to choose from, with the calls needed and the pages that the plan allows', async () => {
  const { server } = openTools();
  server
    .reply('GET /api/admin/leagues', [
      { id: 39, name: 'Premier League', country: 'England' },
      { id: 140, name: 'La Liga', country: 'Spain' },
    ])
    .reply('POST /api/admin/sync-leagues', { success: true, message: 'Syncing.', syncId: 8, results: [] });
  const year = new Date().getFullYear();
  const path = `/api/admin/leagues-estimate?leagueIds=140&from=${year - 9}&to=${year}`;
  server.reply(`GET ${path}`, { calls: 2350, endsAt: '2026-11-24T08:00:00Z', maxPages: 3 });
  press(await screen.findByRole('button', { name: 'Sync leagues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync leagues' }));
  const start = dialog.getByRole<HTMLButtonElement>('button', { name: 'Start' });
  expect(start.disabled).toBe(true);
  type(dialog.getByLabelText('League or country'), 'spain');
  press(await dialog.findByLabelText('La Liga, Spain'));
  expect(dialog.queryByLabelText('Premier League, England')).toBeNull();
  await dialog.findByText(/^About 2,350 requests/);
  expect(dialog.queryByText(/^Fewer than three seasons/)).toBeNull();
  dialog.getByText(/3 pages of each season: 60 players at most/);
  type(dialog.getByLabelText('First season'), String(year));
  type(dialog.getByLabelText('Last season'), String(year - 1));
  expect([dialog.getByRole('alert').textContent, start.disabled]).toEqual([
    'The first season must not be after the last one.',
    true,
  ]);
  type(dialog.getByLabelText('First season'), String(year - 1));
  dialog.getByText(/^Fewer than three seasons/);
  press(start);
  await waitFor(() =>
    expect(server.bodyOf('POST /api/admin/sync-leagues')).toEqual({ leagueIds: [140], from: year - 1, to: year - 1 }),
  );
});

test('leagues: shows why the list cannot be read, and reads it again', async () => {
  const { server } = openTools();
  server.reply('GET /api/admin/leagues', noConnection);
  press(await screen.findByRole('button', { name: 'Sync leagues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync leagues' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The server cannot be reached');
  expect(dialog.queryByText('No league matches.')).toBeNull();
  server.reply('GET /api/admin/leagues', [{ id: 39, name: 'Premier League', country: 'England' }]);
  press(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByLabelText('Premier League, England');
});
