// @vitest-environment happy-dom
import type { ExternalPlayer, Language, Problem } from '@soccer-legends/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { apiStats } from '../testing/samples.ts';

closeConsoleAfterEach();

const STATS = 'GET /api/admin/api-stats';
const SEARCH = 'GET /api/admin/players-by-name?name=kak%C3%A1';

async function openStats(stats = apiStats, language: Language = 'en') {
  const server = serverWithSession().reply(STATS, stats);
  const opened = openConsole({ tab: 'api-football', server, platform: { language } });
  await screen.findByText(/^8[,.]421$/);
  return opened;
}

const external = (name: string, existsInDb: boolean): ExternalPlayer => ({
  player: { id: 276, name, age: 43, nationality: 'Brazil', photo: null },
  statistics: [{ team: { name: 'Milan', logo: null }, games: { position: 'Midfielder' } }],
  existsInDb,
  playerId: existsInDb ? 7 : null,
  candidates: [],
});

async function searchFor(text: string, reply: unknown, language?: Language) {
  const opened = await openStats(apiStats, language);
  opened.server.reply(SEARCH, reply);
  press(screen.getByRole('button', { name: 'Search players' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Search players' }));
  type(dialog.getByLabelText('Name'), text);
  press(dialog.getByRole('button', { name: 'Search' }));
  return { ...opened, dialog };
}

test('shows the counts, and bars for the remaining parts of both quotas', async () => {
  const { container } = await openStats();
  for (const text of ['310', '12', '97', '15 of 100', '9 of 10']) screen.getByText(text);
  screen.getByText('Daily quotas reset at midnight UTC.');
  const fills = [...container.querySelectorAll<HTMLElement>('[style*="width"]')].filter((bar) =>
    bar.closest('[class*="quota"]'),
  );
  expect(fills.map(({ style, className }) => [style.width, className.includes('scarce')])).toEqual([
    ['15%', true],
    ['90%', false],
  ]);
});

test('shows that a quota is unknown before the first request', async () => {
  await openStats({
    ...apiStats,
    apiRateLimits: { dailyLimit: null, dailyRemaining: null, minuteLimit: 10, minuteRemaining: 9 },
  });
  expect(screen.getAllByText('Not known before the first request')).toHaveLength(1);
  screen.getByText('9 of 10');
});

test('shows the requests by day', async () => {
  await openStats();
  const chart = within(screen.getByRole('figure'));
  expect(chart.getAllByRole('row', { hidden: true }).at(-1)?.textContent).toBe('2026-11-2085');
});

test('rejects a search text of fewer than three characters without a request', async () => {
  const { server, toasts, dialog } = await searchFor(' ka ', []);
  dialog.getByText('Mínimo 3 caracteres');
  expect(toasts).toMatchObject([
    {
      tone: 'destructive',
      title: 'Consulta demasiado corta',
      description: 'Introduce al menos 3 caracteres para buscar jugadores',
    },
  ]);
  expect(server.requests.filter(({ line }) => line.includes('by-name'))).toEqual([]);
});

test('imports a player that is not stored, and then offers the update', async () => {
  const { server, toasts, dialog } = await searchFor('kaká', [external('Kaká', false)]);
  await dialog.findByText('No guardado');
  dialog.getByText('Brazil · 43 years · Milan · Midfielder');
  server
    .reply('POST /api/admin/import-player', { success: true, message: 'Kaká was imported.', syncId: 3, playerId: 7 })
    .reply(SEARCH, [external('Kaká', true)]);
  press(dialog.getByRole('button', { name: 'Importar Kaká' }));
  await dialog.findByText('En Base de Datos');
  dialog.getByRole('button', { name: 'Actualizar Kaká' });
  expect(server.bodyOf('POST /api/admin/import-player')).toEqual({ apiId: 276 });
  expect(toasts).toEqual([{ tone: 'success', title: 'Kaká was imported.' }]);
});

const UPDATED = { success: true, message: 'Updated.', syncId: 3, playerId: 7 };

test('links and updates a stored player in one step', async () => {
  const { server, dialog } = await searchFor('kaká', [external('Kaká', true)]);
  server.reply('POST /api/admin/players/7/link', UPDATED);
  press(await dialog.findByRole('button', { name: 'Actualizar Kaká' }));
  await waitFor(() => expect(server.bodyOf('POST /api/admin/players/7/link')).toEqual({ apiId: 276 }));
});

test('asks which of several matching players to use, and links and updates the chosen one', async () => {
  const candidates = [7, 8].map((id) => ({ id, name: 'Kaká', born: 1982, club: id === 7 ? 'Milan' : null }));
  const { server, dialog } = await searchFor('kaká', [{ ...external('Kaká', true), playerId: null, candidates }]);
  server.reply('POST /api/admin/players/7/link', UPDATED);
  press(await dialog.findByRole('button', { name: 'Actualizar Kaká' }));
  dialog.getByRole('button', { name: 'Kaká · 1982 · ID 8' });
  press(dialog.getByRole('button', { name: 'Kaká · 1982 · Milan · ID 7' }));
  await waitFor(() => expect(server.bodyOf('POST /api/admin/players/7/link')).toEqual({ apiId: 276 }));
});

test('shows why an import failed', async () => {
  const { server, toasts, dialog } = await searchFor('kaká', [external('Kaká', false)]);
  server.reply('POST /api/admin/import-player', problem(409, 'sync.alreadyRunning', 'Run 5 is under way.'));
  press(await dialog.findByRole('button', { name: 'Importar Kaká' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ tone: 'destructive', title: 'Import Failed', description: 'Run 5 is under way.' }]),
  );
  dialog.getByText('No guardado');
});

const refused: Problem = {
  code: 'footballApi.refused',
  message: 'The data service does not accept the key. Check API_FOOTBALL_KEY. Expired.',
  requestId: 'r1',
  failure: 'badKey',
  detail: 'Expired.',
};

test.each([
  ['en', refused.message],
  ['de', 'The data service does not accept the key. Expired.'],
] as const)('shows in the language %s why the data service refused an import', async (language, description) => {
  const { server, toasts, dialog } = await searchFor('kaká', [external('Kaká', false)], language);
  server.reply('POST /api/admin/import-player', Response.json(refused, { status: 502 }));
  press(await dialog.findByRole('button', { name: 'Importar Kaká' }));
  await waitFor(() => expect(toasts).toMatchObject([{ description, descriptionLanguage: language }]));
});

test('reports that a search found no players', async () => {
  const { toasts, dialog } = await searchFor('kaká', []);
  await dialog.findByText('No se encontraron resultados');
  expect(toasts).toMatchObject([
    { title: 'No se encontraron resultados', description: 'No se encontraron jugadores con ese nombre' },
  ]);
});

test.each([
  [
    'the reason of the server',
    problem(503, 'footballApi.quotaUsedUp', 'The quota is used up.', 3600),
    'Error en la búsqueda: The quota is used up.',
  ],
  ['no reason without a connection', noConnection, 'Error en la búsqueda'],
])('shows a failed search with %s', async (_what, reply, description) => {
  const { toasts } = await searchFor('kaká', reply);
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'destructive', title: 'Error de búsqueda', description }]));
});

test('reads the quotas again after a search, which uses some of them', async () => {
  const { server, dialog } = await searchFor('kaká', [external('Kaká', false)]);
  await dialog.findByText('No guardado');
  await waitFor(() => expect(server.count(STATS)).toBe(2));
});

test('lists a hundred random players, or shows that there are none', async () => {
  const { server, toasts } = await openStats();
  server.reply('GET /api/admin/random-players', []);
  press(screen.getByRole('button', { name: 'Search players' }));
  press(screen.getByRole('button', { name: '100 random players' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'No se encontraron jugadores' }]));
  server.reply('GET /api/admin/random-players', [external('Kaká', true)]);
  press(screen.getByRole('button', { name: '100 random players' }));
  await screen.findByText('En Base de Datos');
});
