// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { player, playersPage } from '../testing/samples.ts';

closeConsoleAfterEach();

const pathOf = (query: string) => `GET /api/admin/players?${query}&pageSize=25&language=en`;
const SHOWN = { status: 'inGames', duplicates: [], reviewItem: null };
const FIRST_PAGE = pathOf('sort=id&order=asc&page=1');

async function openPlayers(total = 60) {
  const server = serverWithSession().reply(FIRST_PAGE, playersPage(['Kaká', 'Pirlo'], total));
  const opened = openConsole({ tab: 'players', server });
  await screen.findByText('Kaká');
  return opened;
}

const columnHeader = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

test('requests the first 25 players by ascending id', async () => {
  await openPlayers();
  screen.getByText('1–25 of 60');
  expect(columnHeader('ID').getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('requests the page of the pressed button', async () => {
  const { server } = await openPlayers();
  server.reply(pathOf('sort=id&order=asc&page=2'), playersPage(['Seedorf'], 60));
  server.reply(pathOf('sort=id&order=asc&page=3'), playersPage(['Cafu'], 60));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  press(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('Seedorf');
  screen.getByText('26–50 of 60');
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  press(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Cafu');
  screen.getByText('51–60 of 60');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('has no page buttons when all players fit on one page', async () => {
  await openPlayers(25);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('requests the selected sort order, and returns to the first page', async () => {
  const { server } = await openPlayers();
  server
    .reply(pathOf('sort=id&order=asc&page=2'), playersPage(['Seedorf'], 60))
    .reply(pathOf('sort=name&order=asc&page=1'), playersPage(['Abidal'], 60))
    .reply(pathOf('sort=name&order=desc&page=1'), playersPage(['Zidane'], 60));
  press(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('Seedorf');
  press(screen.getByRole('button', { name: /^Name/ }));
  await screen.findByText('Abidal');
  expect(columnHeader('Name').getAttribute('aria-sort')).toBe('ascending');
  press(screen.getByRole('button', { name: /^Name/ }));
  await screen.findByText('Zidane');
  expect(columnHeader('Name').getAttribute('aria-sort')).toBe('descending');
  expect(columnHeader('ID').getAttribute('aria-sort')).toBe('none');
  screen.getByText('1–25 of 60');
});

test('searches once after a pause in typing, and returns to the first page', async () => {
  const { server } = await openPlayers();
  server.reply(pathOf('search=pir&sort=id&order=asc&page=1'), playersPage(['Pirlo']));
  for (const text of ['p', 'pi', ' pir ']) type(screen.getByLabelText('Search'), text);
  await waitFor(() => expect(screen.queryByText('Kaká')).toBeNull());
  screen.getByText('Pirlo');
  screen.getByText('1–1 of 1');
  expect(server.requests.filter(({ line }) => line.includes('search='))).toHaveLength(1);
});

test('filters the players by position, and keeps the filter in the address', async () => {
  const { server } = await openPlayers();
  server.reply(pathOf('position=Defender&sort=id&order=asc&page=1'), playersPage(['Cafu']));
  fireEvent.change(screen.getByLabelText('Position'), { target: { value: 'Defender' } });
  await screen.findByText('Cafu');
  expect(location.hash).toBe('#players?position=Defender');
});

test('hides a column that is unchecked in the menu, also on the next visit', async () => {
  await openPlayers();
  openColumnMenu();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Country' }));
  expect(screen.queryByRole('columnheader', { name: /^Country/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  cleanup();
  await openPlayers();
  expect(screen.queryByRole('columnheader', { name: /^Country/ })).toBeNull();
  openColumnMenu();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Country' }));
  columnHeader('Country');
});

/** Opens the menu by its property and event, because happy-dom does not open it when its summary is pressed. */
function openColumnMenu(): void {
  const menu = screen.getByText('Columns').closest('details')!;
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
}

test('shows countries in the language of the page, in which the server searches and sorts them', async () => {
  const server = serverWithSession().reply(FIRST_PAGE.replace('=en', '=fr'), playersPage(['Pirlo']));
  const nationName = (code: string | null, fallback: string) => (code === 'ESP' ? 'Espagne' : fallback);
  openConsole({ tab: 'players', server, platform: { language: 'fr', nationName } });
  await screen.findByText('Espagne');
});

test('shows that no player matches the search', async () => {
  const { server } = await openPlayers();
  server.reply(pathOf('search=zzz&sort=id&order=asc&page=1'), playersPage([]));
  type(screen.getByLabelText('Search'), 'zzz');
  await screen.findByText('No players match your search');
});

test('filters hidden players, shows the facts of one, and returns the player to the games', async () => {
  const { server } = await openPlayers();
  const hidden = { ...player(5, 'Zidane'), status: 'hidden', duplicates: [] };
  server
    .reply(pathOf('status=hidden&sort=id&order=asc&page=1'), { items: [hidden], total: 1, page: 1, pageSize: 25 })
    .reply('GET /api/admin/players/5', { ...hidden, born: 1972, reviewItem: null })
    .reply('GET /api/admin/facts/players/5', { id: 5, version: 3, fields: {}, sources: {}, spells: [] })
    .reply('PATCH /api/admin/facts/players/5', {});
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'hidden' } });
  press(await screen.findByRole('button', { name: 'Zidane' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zidane' }));
  await dialog.findByText('1972');
  press(dialog.getByRole('button', { name: 'Show in the games again' }));
  await waitFor(() =>
    expect(server.bodyOf('PATCH /api/admin/facts/players/5')).toEqual({ version: 3, fields: { hidden: false } }),
  );
});

test('shows the merged duplicates of a player: their other names in the table, all of them in the dialog', async () => {
  const { server } = await openPlayers();
  const duplicates = [
    { id: 901, name: 'Zidane' },
    { id: 902, name: 'Zinédine Yazid' },
  ];
  const merged = { ...player(5, 'Zidane'), ...SHOWN, duplicates };
  server
    .reply(pathOf('search=yazid&sort=id&order=asc&page=1'), { items: [merged], total: 1, page: 1, pageSize: 25 })
    .reply('GET /api/players/5', merged)
    .reply('GET /api/admin/players/5', merged);
  type(screen.getByLabelText('Search'), 'yazid');
  await screen.findByText('(Zinédine Yazid)');
  press(screen.getByRole('button', { name: 'Zidane' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zidane' }));
  await dialog.findByText('Zidane (ID 901) and Zinédine Yazid (ID 902)');
});

const IMPORT = 'POST /api/admin/csv/players?dryRun=false';
const imported = { rows: 2, people: 2, differenceCount: 2, differences: [], errorCount: 0, errors: [], run: 'csv-1' };
const selected = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('checkbox');

test('hides players who were selected on two pages in one import, and undoes it from the toast', async () => {
  const { server, toasts } = await openPlayers();
  server
    .reply(pathOf('sort=id&order=asc&page=2'), { ...playersPage([], 60), items: [{ ...player(26, 'Cafu'), ...SHOWN }] })
    .reply(IMPORT, imported)
    .reply('POST /api/admin/revisions/runs/csv-1/revert', { people: 2, kept: 0 });
  press(selected('Pirlo'));
  press(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('Cafu');
  press(selected('Cafu'));
  screen.getByText('2 selected');
  press(screen.getByRole('button', { name: 'Hide from all games' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Entries changed: 2' }]));
  expect(await (server.bodyOf(IMPORT) as Blob).text()).toBe('id,hidden\n2,true\n26,true');
  expect(screen.queryByText('2 selected')).toBeNull();
  act(() => toasts[0]!.action!.run());
  await waitFor(() => expect(toasts).toMatchObject([{}, { title: 'Reverted. Entries changed: 2' }]));
});

test('sets the fame of all players of the page', async () => {
  const { server } = await openPlayers();
  server.reply(IMPORT, imported);
  press(screen.getByRole('checkbox', { name: 'Select this page' }));
  fireEvent.change(screen.getByLabelText('Set how well known they are'), { target: { value: '4' } });
  await waitFor(() => expect(server.count(IMPORT)).toBe(1));
  expect(await (server.bodyOf(IMPORT) as Blob).text()).toBe('id,fame\n1,4\n2,4');
});

test('shows why selected players could not be changed, and keeps the selection', async () => {
  const { server, toasts } = await openPlayers();
  const errors = [{ line: 2, column: null, rule: 'unknownPerson', message: 'No player has the id 1' }];
  server.reply(IMPORT, { ...imported, people: 0, errorCount: 1, errors, run: null });
  press(selected('Kaká'));
  press(screen.getByRole('button', { name: 'Hide from all games' }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'destructive', description: 'No entry has this ID.' }]));
  screen.getByText('1 selected');
});

test('accepts the selected players who wait for review or were refused', async () => {
  const server = serverWithSession()
    .reply(FIRST_PAGE, {
      ...playersPage(['Kaká']),
      items: [
        { ...player(1, 'Kaká'), ...SHOWN },
        { ...player(2, 'Pirlo'), ...SHOWN, status: 'waiting', reviewItem: 71 },
        { ...player(3, 'Cafu'), ...SHOWN, status: 'refused', reviewItem: 72 },
      ],
    })
    .reply('POST /api/admin/review/decisions', { decided: 2, skipped: 0, ids: [71, 72] });
  openConsole({ tab: 'players', server });
  await screen.findByText('Cafu');
  press(selected('Kaká'));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  press(screen.getByRole('checkbox', { name: 'Select this page' }));
  press(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(server.bodyOf('POST /api/admin/review/decisions')).toEqual({ decision: 'accept', ids: [71, 72] }),
  );
});

test('warns about players with the same name before a player is added', async () => {
  const { server } = await openPlayers();
  const search = 'GET /api/admin/players?search=kaka&sort=name&order=asc&page=1&pageSize=8&language=en';
  server.reply(search, playersPage(['Kaká', 'Kakáo']));
  press(screen.getByRole('button', { name: 'Add a player' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a player' }));
  type(dialog.getByLabelText('Name'), 'kaka');
  await dialog.findByText('Players with this name already exist: Kaká · Sevilla · ID 1');
});

async function openDialog(details: unknown) {
  const opened = await openPlayers();
  opened.server.reply('GET /api/players/1', details);
  const opener = screen.getByRole('button', { name: 'Kaká' });
  press(opener);
  return { ...opened, opener };
}

test('opens the details and the career of a player, and returns the focus on close', async () => {
  const { opener } = await openDialog(player(1, 'Ricardo Kaká'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ricardo Kaká' }));
  expect(dialog.getByRole('list', { name: 'Career' }).textContent).toContain('39 matches, 2 goals');
  dialog.getByText('API-Football');
  press(dialog.getByRole('button', { name: 'ui.close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('updates a player and reads the rows again', async () => {
  const { server, toasts } = await openDialog(player(1, 'Kaká'));
  server.reply('POST /api/admin/players/1/update', { success: true, message: 'Kaká was updated.', syncId: 4 });
  await screen.findByRole('list', { name: 'Career' });
  press(screen.getByRole('button', { name: 'Update Player Data' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: 'Kaká was updated.' }]));
  await waitFor(() => expect(server.count(FIRST_PAGE)).toBe(2));
  expect(server.count('GET /api/players/1')).toBe(2);
});

test('shows why a player could not be updated', async () => {
  const { server, toasts } = await openDialog(player(1, 'Kaká'));
  server.reply('POST /api/admin/players/1/update', problem(429, 'footballApi.quotaUsedUp', 'The quota is used up.'));
  await screen.findByRole('list', { name: 'Career' });
  press(screen.getByRole('button', { name: 'Update Player Data' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { tone: 'destructive', title: 'Error al actualizar', description: 'The quota is used up.' },
    ]),
  );
});

test('disables the update of a player without an API id', async () => {
  await openDialog(player(1, 'Kaká', null));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'No API ID Available' });
  expect(button.disabled).toBe(true);
  press(screen.getByRole('button', { name: 'Merge' }));
  expect(screen.queryByRole('button', { name: 'No API ID Available' })).toBeNull();
});

describe('a player without an API id', () => {
  const SEARCH = 'GET /api/admin/players-by-name?name=Kak%C3%A1';
  const external = (id: number, name: string, playerId: number | null) => ({
    player: { id, name, age: 44, nationality: 'Brazil', photo: null },
    statistics: [],
    existsInDb: playerId !== null,
    playerId,
    candidates: [],
  });

  async function search(results: readonly ReturnType<typeof external>[]) {
    const opened = await openDialog(player(1, 'Kaká', null));
    opened.server.reply(SEARCH, results);
    press(await screen.findByRole('button', { name: 'Find at API-Football' }));
    return opened;
  }

  test('is searched for by name only on request, because a search uses some of the quota', async () => {
    const { server } = await openDialog(player(1, 'Kaká', null));
    server.reply(SEARCH, []);
    await screen.findByRole('button', { name: 'Find at API-Football' });
    expect(server.count(SEARCH)).toBe(0);
    press(screen.getByRole('button', { name: 'Find at API-Football' }));
    await screen.findByText('No se encontraron resultados');
    expect(screen.getByLabelText<HTMLInputElement>('Find at API-Football').value).toBe('Kaká');
  });

  test('is linked to the chosen one, and can then be updated', async () => {
    const { server, toasts } = await search([external(9, 'Ricardo Kaká', null), external(8, 'Kakà', null)]);
    server
      .reply('POST /api/admin/players/1/link', { success: true, message: 'Kaká was updated.', syncId: 4, playerId: 1 })
      .reply('GET /api/players/1', player(1, 'Kaká', 9));
    press(await screen.findByRole('button', { name: 'Link Ricardo Kaká' }));
    await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: 'Kaká was updated.' }]));
    expect(server.bodyOf('POST /api/admin/players/1/link')).toEqual({ apiId: 9 });
    const update = await screen.findByRole<HTMLButtonElement>('button', { name: 'Update Player Data' });
    expect(update.disabled).toBe(false);
    expect(screen.queryByText('Ricardo Kaká')).toBeNull();
  });

  test('cannot be linked to one that another player is linked to', async () => {
    await search([external(9, 'Ricardo Kaká', 77), external(8, 'Kakà', 1)]);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Linked elsewhere' })).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Link Kakà' }).disabled).toBe(false);
  });

  test('shows why it could not be linked', async () => {
    const { server, toasts } = await search([external(9, 'Ricardo Kaká', null)]);
    server.reply('POST /api/admin/players/1/link', problem(409, 'sync.playerAlreadyLinked', 'It is linked already.'));
    press(await screen.findByRole('button', { name: 'Link Ricardo Kaká' }));
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { tone: 'destructive', title: 'The player could not be linked', description: 'It is linked already.' },
      ]),
    );
  });
});

test('closes the dialog and shows a toast when the details cannot be loaded', async () => {
  const { toasts } = await openDialog(noConnection);
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Error', description: 'No se pudieron cargar los detalles del jugador', tone: 'destructive' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps a player open whose details cannot be loaded again', async () => {
  const { server, toasts } = await openDialog(player(1, 'Kaká'));
  await screen.findByRole('list', { name: 'Career' });
  server
    .reply('GET /api/players/1', noConnection)
    .reply('POST /api/admin/players/1/update', { success: true, message: 'Kaká was updated.', syncId: 4 });
  press(screen.getByRole('button', { name: 'Update Player Data' }));
  await waitFor(() => expect(server.count('GET /api/players/1')).toBe(2));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update Player Data' }).disabled).toBe(false),
  );
  screen.getByRole('list', { name: 'Career' });
  expect(toasts).toEqual([{ tone: 'success', title: 'Kaká was updated.' }]);
});

test('opens the form of the player in a link only once', async () => {
  const server = serverWithSession()
    .reply('GET /api/admin/players?sort=id&order=asc&page=1&pageSize=25&language=en', playersPage(['Kaká']))
    .reply('GET /api/players/12', player(12, 'Kaká'));
  openConsole({ fragment: 'players?person=12', server });
  const dialog = within(await screen.findByRole('dialog', { name: 'Kaká' }));
  expect(dialog.getByRole('button', { name: 'Edit' }).getAttribute('aria-pressed')).toBe('true');
  press(dialog.getByRole('button', { name: 'ui.close' }));
  await waitFor(() => expect(location.hash).toBe('#players'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
