// @vitest-environment happy-dom
import { version } from '../../../package.json';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeServer, noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { coach, databaseStatus, game, ownerSession, playersPage, team } from '../testing/samples.ts';

closeConsoleAfterEach();

const SESSION = 'GET /api/admin/session';
const sessionLost = () => problem(401, 'session.required', 'Log in first.');

test('shows a spinner and no tab until the server confirms the session', async () => {
  const server = serverWithSession();
  const respond = server.hold(SESSION);
  openConsole({ server });
  screen.getByRole('heading', { name: 'Admin Dashboard' });
  expect(screen.getByRole('status').textContent).toContain('Loading…');
  expect(screen.queryByRole('tab')).toBeNull();
  await respond(ownerSession);
  await screen.findByRole('tab', { name: 'Admin Tools' });
});

test('names the version of the site in its footer', () => {
  openConsole();
  screen.getByText(`Soccer Legends ${version}`);
});

test('lists the tabs in their groups, with Admin Tools open', async () => {
  openConsole();
  await screen.findByText('The database answers.');
  const groups = new Map<string, string[]>();
  for (const tab of screen.getAllByRole('tab')) {
    const group = document.getElementById(tab.getAttribute('aria-describedby')!)!.textContent;
    groups.set(group, [...(groups.get(group) ?? []), tab.textContent]);
  }
  expect([...groups]).toEqual([
    ['Start', ['Overview']],
    ['Inbox', ['Review', 'Feedback']],
    ['Players and clubs', ['Players', 'Teams', 'Coaches', 'Groups', 'Quality', 'Changes', 'CSV tables']],
    ['Games', ['Games', 'Plugins']],
    ['Sync', ['Admin Tools', 'Sync History', 'API-Football']],
    ['Team', ['People', 'Sessions', 'Audit']],
    ['System', ['Health']],
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Admin Tools');
});

test('shows the number of waiting items in the navigation and above Admin Tools', async () => {
  const review = [
    { kind: 'newcomer', count: 5 },
    { kind: 'littleKnown', count: 90 },
  ];
  const overview = { review, openFeedback: 2, games: [], backupAt: null };
  openConsole({ server: serverWithSession().reply('GET /api/admin/overview', overview) });
  await screen.findByText('7 waiting');
  expect(screen.getByRole('tab', { name: /^Review/ }).textContent).toBe('Review5');
  press(screen.getByRole('tab', { name: 'Overview' }));
  await screen.findByRole('link', { name: '5 Newcomers' });
  screen.getByRole('link', { name: '2 Open feedback' });
  expect(document.title).toContain('Overview – Admin Dashboard');
});

test('opens the clicked tab and writes it to the fragment of the address', async () => {
  openConsole({ server: serverWithSession().reply('GET /api/admin/games', [game(1, 'Memo')]) });
  press(await screen.findByRole('tab', { name: 'Games' }));
  await screen.findByRole('link', { name: /^Memo/ });
  expect(location.hash).toBe('#games');
});

test.each([
  ['quali', 'Quality', '#quality'],
  ['MILA', 'Milan', '#teams?person=3'],
  ['archive', 'Upload an archive', '#plugins'],
  ['kaka', 'Kaká', '#players?person=1'],
])('Ctrl+K opens a search that finds %j and goes to %s at %s', async (text, name, fragment) => {
  const players = `GET /api/admin/players?search=${text}&sort=name&order=asc&page=1&pageSize=8&language=en`;
  const server = serverWithSession()
    .reply('GET /api/admin/teams?players=false', [team(3, 'Milan')])
    .reply('GET /api/coaches?limit=1000', [])
    .reply('GET /api/admin/games', [])
    .reply(players, playersPage(text === 'kaka' ? ['Kaká'] : []));
  openConsole({ server });
  await screen.findByRole('tab', { name: 'Admin Tools' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
  type(dialog.getByRole('combobox', { name: 'Page, person, club or game' }), text);
  fireEvent.click(await dialog.findByRole('option', { name }));
  await waitFor(() => expect(location.hash).toBe(fragment));
  expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
});

test('reads separate rows for every tab, and shows none of the previous tab', async () => {
  const server = serverWithSession()
    .reply('GET /api/coaches?limit=1000', [coach(1, 'Ancelotti', 'Italy')])
    .reply('GET /api/admin/players?sort=id&order=asc&page=1&pageSize=25&language=en', playersPage(['Kaká']));
  openConsole({ server, tab: 'players' });
  await screen.findByText('Kaká');
  press(screen.getByRole('tab', { name: 'Coaches' }));
  await screen.findByText('Ancelotti');
  expect(screen.queryByText('Kaká')).toBeNull();
  press(screen.getByRole('tab', { name: 'Players' }));
  await screen.findByText('Kaká');
  expect(screen.queryByText('Ancelotti')).toBeNull();
});

test('ends the session when the server does not know it', async () => {
  const { session } = openConsole({ server: new FakeServer().reply(SESSION, sessionLost()) });
  await waitFor(() => expect(session).toEqual(['expire']));
  expect(screen.queryByRole('tab')).toBeNull();
});

async function loseSession() {
  const opened = openConsole();
  await screen.findByText('The database answers.');
  expect(opened.session).toEqual([]);
  opened.server.reply('GET /api/admin/db-status', sessionLost());
  press(screen.getByRole('button', { name: 'Refresh Status' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Log in again' })) };
}

test('asks for a login over the page when the server ended the session, and repeats the request', async () => {
  const { server, session, dialog } = await loseSession();
  server
    .reply('POST /api/admin/login', { success: true, expiresAt: null })
    .reply('GET /api/admin/db-status', { ...databaseStatus, message: 'The database answers again.' });
  type(dialog.getByLabelText('Password'), 'secret');
  press(dialog.getByRole('button', { name: 'Log in' }));
  await screen.findByText('The database answers again.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session).toEqual(['begin null']);
});

test('ends the session when the login over the page is canceled', async () => {
  const { session, dialog } = await loseSession();
  press(dialog.getByRole('button', { name: 'ui.cancel' }));
  await waitFor(() => expect(session).toEqual(['expire']));
});

test('keeps the session when a check fails for another reason, and checks again on request', async () => {
  const { server, session } = openConsole({ server: serverWithSession().reply(SESSION, noConnection) });
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  expect(session).toEqual([]);
  server.reply(SESSION, ownerSession);
  press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('tab', { name: 'Players' });
});

test.each([
  ['', { success: true }],
  [', also without a connection', noConnection],
])('logs out at once%s', async (_condition, reply) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { server, session } = openConsole({ server: serverWithSession().reply('POST /api/admin/logout', reply) });
  press(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(session).toEqual(['end']);
  await act(async () => undefined);
  expect(server.count('POST /api/admin/logout')).toBe(1);
});
