// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TabName } from '../address/tabs.ts';
import { noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import {
  apiStats,
  auditItem,
  cursorPage,
  coach,
  feedback,
  game,
  playersPage,
  plugin,
  run,
  team,
} from '../testing/samples.ts';

closeConsoleAfterEach();

interface TabStates {
  tab: TabName;
  request: string;
  rows: unknown;
  /** Text in the tab's rows. */
  shown: string;
  empty: unknown;
  emptyText: string;
  /** Text for a failed request; absent if the tab shows the server's message. */
  failure?: string;
}

const TABS: readonly TabStates[] = [
  {
    tab: 'players',
    request: 'GET /api/admin/players?sort=id&order=asc&page=1&pageSize=25&language=en',
    rows: playersPage(['Kaká']),
    shown: 'Kaká',
    empty: playersPage([]),
    emptyText: 'No players found in the database.',
    failure: 'Failed to fetch players',
  },
  {
    tab: 'teams',
    request: 'GET /api/admin/teams?players=false',
    rows: [team(1, 'Sevilla')],
    shown: 'Sevilla',
    empty: [],
    emptyText: 'No se encontraron equipos en la base de datos.',
  },
  {
    tab: 'coaches',
    request: 'GET /api/coaches?limit=1000',
    rows: [coach(1, 'Ancelotti', 'Italy')],
    shown: 'Ancelotti',
    empty: [],
    emptyText: 'No coaches found in the database.',
    failure: 'Failed to fetch coaches',
  },
  {
    tab: 'syncHistory',
    request: 'GET /api/admin/sync-history',
    rows: [run(1)],
    shown: 'New players',
    empty: [],
    emptyText: 'No synchronization history found.',
    failure: 'No se pudo cargar el historial de sincronización',
  },
  {
    tab: 'feedback',
    request: 'GET /api/admin/feedback',
    rows: [feedback(1, 'The crest is upside down.')],
    shown: 'The crest is upside down.',
    empty: [],
    emptyText: 'No hay feedback de usuarios todavía.',
    failure: 'Failed to fetch feedback',
  },
  {
    tab: 'games',
    request: 'GET /api/admin/games',
    rows: [game(1, 'Memo')],
    shown: 'About Memo.',
    empty: [],
    emptyText: 'No hay juegos configurados en el sistema.',
    failure: 'Failed to fetch games',
  },
  {
    tab: 'api-football',
    request: 'GET /api/admin/api-stats',
    rows: apiStats,
    shown: '8,421',
    empty: { ...apiStats, usage: [] },
    emptyText: 'No request has been sent yet.',
    failure: 'Error al cargar las estadísticas de la API.',
  },
  {
    tab: 'plugins',
    request: 'GET /api/admin/plugins',
    rows: [plugin('cup-finals')],
    shown: 'cup-finals',
    empty: [],
    emptyText: 'There are no plugins yet.',
  },
  {
    tab: 'audit',
    request: 'GET /api/admin/audit?pageSize=25',
    rows: cursorPage([auditItem(1)]),
    shown: 'game.toggle.1',
    empty: cursorPage([]),
    emptyText: 'There are no entries yet.',
  },
];

const openTab = (tab: TabName, request: string, reply: unknown) =>
  openConsole({
    tab,
    server: serverWithSession().reply('GET /api/admin/dev-overrides', []).reply(request, reply),
  });

describe.each(TABS)('the tab $tab', ({ tab, request, rows, shown, empty, emptyText, failure }) => {
  test('shows a loading state, and then its rows', async () => {
    const server = serverWithSession().reply('GET /api/admin/dev-overrides', []);
    const respond = server.hold(request);
    openConsole({ tab, server });
    const panel = within(await screen.findByRole('tabpanel'));
    expect(panel.getAllByText('Loading…')).not.toHaveLength(0);
    await respond(rows);
    await panel.findByText(shown);
    expect(panel.queryByText('Loading…')).toBeNull();
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('shows a message if there are no rows', async () => {
    openTab(tab, request, empty);
    await screen.findByText(emptyText);
  });

  test('shows why the request failed, and sends it again on request', async () => {
    const { server } = openTab(tab, request, problem(500, 'internal', 'Too many requests. Try again.'));
    const panel = within(await screen.findByRole('tabpanel'));
    const alert = within(await panel.findByRole('alert'));
    alert.getByText(failure ?? 'Too many requests. Try again.');
    server.reply(request, rows);
    press(alert.getByRole('button', { name: 'Try again' }));
    await panel.findByText(shown);
    expect(panel.queryByRole('alert')).toBeNull();
    expect(server.count(request)).toBe(2);
  });
});

// The API-Football tab reads its numbers again after every search, so it has no refresh button.
test.each(TABS.filter(({ tab }) => tab !== 'api-football'))(
  'the tab $tab keeps its rows when they cannot be read again',
  async ({ tab, request, rows, shown }) => {
    const { server } = openTab(tab, request, rows);
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText(shown);
    server.reply(request, noConnection);
    press(panel.getByRole('button', { name: tab === 'teams' ? 'Actualizar equipos' : 'Refresh' }));
    await panel.findByRole('alert');
    panel.getByText(shown);
  },
);
