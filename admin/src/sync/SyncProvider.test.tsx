// @vitest-environment happy-dom
import type { SyncRunFailure } from '@soccer-legends/contracts';
import type { Platform } from '@soccer-legends/game-sdk/react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noConnection, problem, type FakeServer } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { detail, progress, run } from '../testing/samples.ts';

closeConsoleAfterEach();

const HISTORY = 'GET /api/admin/sync-history';
const STARTED = { success: true, message: 'The sync has started.', syncId: 8, results: [] };

/** Starts a sync of new players from the console and confirms it. */
async function startNewPlayers(server: FakeServer, platform: Partial<Platform> = {}) {
  const opened = openConsole({ server, platform });
  press(await screen.findByRole('button', { name: 'Sync New Players from API' }));
  press(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(opened.toasts).not.toHaveLength(0));
  return opened;
}

const serverThatStarts = () =>
  serverWithSession()
    .reply('POST /api/admin/sync', STARTED)
    .reply(HISTORY, [run(8, { status: 'in_progress' })]);

const end = (server: FakeServer, change: Parameters<typeof run>[1] = {}) => {
  server.reply(HISTORY, [run(7), run(8, change)]);
  server.sendProgress(progress(8, { status: 'completed', ...change }));
};

const bar = () => screen.queryByRole('progressbar');
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sync New Players from API' });

test('starts a sync, shows its progress and disables other syncs until it ends', async () => {
  const { server, toasts } = await startNewPlayers(serverThatStarts());
  expect(server.bodyOf('POST /api/admin/sync')).toEqual({ playerCount: 20 });
  expect(toasts).toEqual([{ title: 'The sync has started.' }]);
  server.sendProgress(progress(8));
  expect([bar()?.getAttribute('value'), bar()?.getAttribute('max')]).toEqual(['3', '20']);
  for (const text of ['3 of 20', 'Kaká', 'about 1 min 5 s left', '42 requests left today']) screen.getByText(text);
  expect(startButton().disabled).toBe(true);
  server.reply(`${HISTORY}/8/details`, []);
  end(server);
  await waitFor(() => expect(bar()).toBeNull());
  await waitFor(() => expect(startButton().disabled).toBe(false));
});

test('shows the entries that its own sync added, and separately those that it updated', async () => {
  const { server } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, [detail('Kaká'), detail('Pirlo', 'updated')]);
  end(server);
  const results = within(await screen.findByRole('dialog', { name: '¡Sincronización Completada!' }));
  within(results.getByRole('region', { name: 'Added' })).getByText('Kaká');
  within(results.getByRole('region', { name: 'Updated' })).getByText('Pirlo');
  expect(results.queryByText('No se agregaron nuevos elementos en esta sincronización.')).toBeNull();
});

test('shows the results of its own sync in a browser that blocks its storage', async () => {
  const blocked = () => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: blocked, getItem: blocked, removeItem: blocked, clear: () => undefined });
  const { server } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, [detail('Kaká')]);
  end(server);
  const results = within(await screen.findByRole('dialog', { name: '¡Sincronización Completada!' }));
  results.getByText('Kaká');
});

test('shows that a sync added nothing, and shows what failed', async () => {
  const { server } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, [detail('Pirlo', 'failed')]);
  end(server);
  await screen.findByText('No se agregaron nuevos elementos en esta sincronización.');
  within(screen.getByRole('region', { name: 'Failed' })).getByText('Pirlo');
});

test('shows the updated entries of an update of all coaches', async () => {
  const server = serverWithSession()
    .reply('POST /api/admin/sync-existing-coaches', STARTED)
    .reply(HISTORY, [run(8, { status: 'completed', kind: 'existing-coaches' })])
    .reply(`${HISTORY}/8/details`, [detail('Klopp', 'updated'), detail('Ancelotti')]);
  openConsole({ server });
  press(await screen.findByRole('button', { name: 'Update all coaches' }));
  press(screen.getByRole('button', { name: 'Start' }));
  // The run ended before the response to its start arrived, so the history has its results.
  await screen.findByText('Klopp');
  expect(screen.queryByText('Ancelotti')).toBeNull();
});

test.each([
  [
    'the history cannot be loaded',
    noConnection,
    'Error al obtener historial',
    'No se pudo cargar el historial de sincronización',
  ],
  ['the history is empty', [], 'Sin datos de sincronización', 'No se encontró historial de la sincronización reciente'],
])('shows a toast when %s', async (_condition, history, title, description) => {
  const { server, toasts } = await startNewPlayers(serverThatStarts());
  server.reply(HISTORY, history);
  server.sendProgress(progress(8, { status: 'completed' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, description, tone: 'destructive' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows a toast when the details cannot be loaded', async () => {
  const { server, toasts } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, noConnection);
  end(server);
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Error al obtener detalles',
      description: 'No se pudieron cargar los detalles de la sincronización',
    }),
  );
});

test('reads results again on request if they could not be read', async () => {
  const { server } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, noConnection);
  end(server);
  const notice = await screen.findByText(/^The results of the sync could not be read/);
  server.reply(`${HISTORY}/8/details`, [detail('Kaká')]);
  press(within(notice.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Try again' }));
  const results = within(await screen.findByRole('dialog', { name: '¡Sincronización Completada!' }));
  results.getByText('Kaká');
  expect(screen.queryByText(/^The results of the sync could not be read/)).toBeNull();
});

test('no longer offers results that could not be read when the next sync has started', async () => {
  const { server } = await startNewPlayers(serverThatStarts());
  server.reply(`${HISTORY}/8/details`, noConnection);
  end(server);
  await screen.findByText(/^The results of the sync could not be read/);
  server
    .reply('POST /api/admin/sync', { ...STARTED, syncId: 9 })
    .reply(HISTORY, [run(8), run(9, { status: 'in_progress' })]);
  press(startButton());
  press(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(screen.queryByText(/^The results of the sync could not be read/)).toBeNull());
});

const SUSPENDED: SyncRunFailure = {
  error: 'The account is suspended. Look at its dashboard. Unpaid.',
  failure: 'suspended',
  detail: 'Unpaid.',
};

test.each([
  ['the stored text on an English page', 'en', SUSPENDED, SUSPENDED.error, 'en'],
  ['the text of the code', 'de', SUSPENDED, 'The account at the data service is suspended. Unpaid.', 'de'],
  ['the text of a code without a detail', 'de', { failure: 'crashed' }, /^The server stopped three times/, 'de'],
  ['a stored text without a code', 'de', { error: 'The quota is used up.' }, 'The quota is used up.', 'en'],
  ['a default without a reason', 'de', {}, 'Failed to sync data', 'en'],
] as const)('shows why its own sync failed: %s', async (_what, language, failure, description, descriptionLanguage) => {
  const { server, toasts } = await startNewPlayers(serverThatStarts(), { language });
  end(server, { status: 'failed', ...failure });
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toEqual({
    title: 'Sync Failed',
    titleLanguage: 'en',
    description: typeof description === 'string' ? description : expect.stringMatching(description!),
    descriptionLanguage,
    tone: 'destructive',
  });
});

test('shows no results of a sync that this browser did not start', async () => {
  const server = serverWithSession().reply(HISTORY, [run(8)]);
  const { toasts } = openConsole({ server });
  await screen.findByText('Sync capacity');
  server.sendProgress(progress(8));
  expect(bar()).not.toBeNull();
  end(server);
  await waitFor(() => expect(bar()).toBeNull());
  expect(server.count(`${HISTORY}/8/details`)).toBe(0);
  expect(toasts).toEqual([]);
});

const ACTIONS: [button: string, path: string, field: string | null, title: string][] = [
  ['Sync New Players from API', 'sync', null, 'Sync Failed'],
  ['Update Existing Players', 'sync-existing', null, 'Update Failed'],
  ['Sync Complete Teams from API', 'sync-team-players', 'Team', 'Team Sync Failed'],
  ['Sync Players by Name Search', 'sync-players-by-name', 'Name of the player', 'Name Search Sync Failed'],
  ['Sync Coach by Name Search', 'sync-coach-by-name', 'Names of the coaches', 'Coach Search Sync Failed'],
  ['Update all coaches', 'sync-existing-coaches', null, 'Coach Update Failed'],
  ['Update team statistics', 'sync-teams-stats', null, 'Teams Sync Failed'],
];

test.each(ACTIONS)('%s: shows a 409 as a toast with the server’s text', async (button, path, field, title) => {
  const server = serverWithSession()
    .reply('GET /api/admin/teams?players=false', [{ id: 1, name: 'abc', logo: null, playerCount: 0, apiId: 1 }])
    .reply(`POST /api/admin/${path}`, problem(409, 'sync.alreadyRunning', 'Run 5 is under way. Wait for its end.'));
  const { toasts, session } = openConsole({ server });
  press(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog'));
  if (field) {
    await waitFor(() => expect(server.count('GET /api/admin/teams?players=false')).toBe(1));
    type(dialog.getByLabelText(field), 'abc');
  }
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(false));
  press(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title, description: 'Run 5 is under way. Wait for its end.', tone: 'destructive', titleLanguage: 'en' },
    ]),
  );
  // The page does not change: no error page, the session continues, and the button still works.
  expect(session).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false));
});

test('shows that a sync could not be started without a connection', async () => {
  const { toasts } = await startNewPlayers(serverWithSession().reply('POST /api/admin/sync', noConnection));
  expect(toasts).toMatchObject([{ title: 'Sync Failed', description: 'Failed to sync data' }]);
});

test('cancels the run in progress, and shows that it is canceling', async () => {
  const { server, toasts } = openConsole({ server: serverWithSession().reply('POST /api/admin/sync/8/cancel', {}) });
  await screen.findByText('Sync capacity');
  server.sendProgress(progress(8));
  press(screen.getByRole('button', { name: 'Cancel the run' }));
  await waitFor(() => expect(server.count('POST /api/admin/sync/8/cancel')).toBe(1));
  server.sendProgress(progress(8, { canceling: true }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Canceling…' }).disabled).toBe(true);
  // The tab that cancels a run reports its end.
  end(server, { status: 'failed', failure: 'canceled', error: 'Canceled.' });
  await waitFor(() => expect(toasts).toEqual([{ title: 'The run was canceled.' }]));
});

test('shows why a run could not be canceled', async () => {
  const server = serverWithSession().reply(
    'POST /api/admin/sync/8/cancel',
    problem(409, 'sync.notRunning', 'It ended.'),
  );
  const { toasts } = openConsole({ server });
  await screen.findByText('Sync capacity');
  server.sendProgress(progress(8));
  press(screen.getByRole('button', { name: 'Cancel the run' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to sync data', description: 'It ended.' }]));
});

test('reads every visible list again when a run begins and when it ends', async () => {
  const { server } = openConsole({ server: serverWithSession().reply(HISTORY, [run(1)]), tab: 'syncHistory' });
  await screen.findByRole('region', { name: 'Sync History' });
  server.sendProgress(progress(8));
  await waitFor(() => expect(server.count(HISTORY)).toBe(2));
  server.sendProgress(progress(8, { done: 4 }));
  end(server);
  await waitFor(() => expect(server.count(HISTORY)).toBe(3));
});
