// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noConnection } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { coach, playersPage, team } from '../testing/samples.ts';

closeConsoleAfterEach();

const pathOf = (query: string) => `GET /api/admin/players?${query}&pageSize=25&language=en`;
const TEAMS = Array.from({ length: 40 }, (_, index) => team(index + 1, `Team ${String(index + 1).padStart(2, '0')}`));

const openTeams = (fragment = 'teams') =>
  openConsole({ fragment, server: serverWithSession().reply('GET /api/admin/teams?players=false', TEAMS) });

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('an address with a view', () => {
  test('sets search, sort order and page of a table that the server sorts', async () => {
    const server = serverWithSession().reply(
      pathOf('search=ka&sort=name&order=desc&page=2'),
      playersPage(['Kaká'], 30),
    );
    openConsole({ fragment: 'players?search=ka&sort=name&order=desc&page=2', server });
    await screen.findByText('Kaká');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('ka');
    screen.getByText('26–30 of 30');
    expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('descending');
  });

  test('sets search, sort order and page of a table that the browser sorts', async () => {
    openTeams('teams?search=TEAM&sort=playerCount&order=desc&page=3');
    await screen.findByRole('table');
    screen.getByText('Mostrando 31-40 de 40 equipos');
    expect(names()[0]).toBe('Team 10');
  });

  test.each([
    ['an unknown column', 'teams?sort=password', 'Mostrando 1-15 de 40 equipos'],
    ['a column that cannot be sorted', 'teams?sort=apiId&order=desc', 'Mostrando 1-15 de 40 equipos'],
    ['a page that is no number', 'teams?page=-1e9', 'Mostrando 1-15 de 40 equipos'],
    ['a page beyond the last one', 'teams?page=99', 'Mostrando 31-40 de 40 equipos'],
  ])('shows rows for %s', async (_kind, fragment, summary) => {
    openTeams(fragment);
    await screen.findByText(summary);
    expect(screen.getByRole('columnheader', { name: /^Nombre/ }).getAttribute('aria-sort')).toBe('ascending');
  });
});

test('writes page and sort order to the address, and restores the previous view on back', async () => {
  openTeams();
  await screen.findByRole('table');
  press(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(location.hash).toBe('#teams?page=2'));
  await screen.findByText('Team 16');
  press(screen.getByRole('button', { name: /^Jugadores/ }));
  await waitFor(() => expect(location.hash).toBe('#teams?sort=playerCount&order=asc'));
  await screen.findByText('Team 01');
  // Simulates the browser's back button.
  location.hash = '#teams?page=2';
  await screen.findByText('Team 16');
  expect(screen.getByRole('columnheader', { name: /^Nombre/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('adds one history entry for a search and shows the first page', async () => {
  openTeams('teams?page=2');
  await screen.findByText('Team 16');
  const before = history.length;
  type(screen.getByLabelText('Search'), 'team 0');
  await waitFor(() => expect(location.hash).toBe('#teams?search=team+0'));
  await waitFor(() => expect(names()).toHaveLength(9));
  type(screen.getByLabelText('Search'), 'team 03');
  await waitFor(() => expect(names()).toEqual(['Team 03']));
  expect(location.hash).toBe('#teams?search=team+03');
  expect(history.length - before).toBeLessThanOrEqual(1);
});

test('restores the search of the address in the search field on back', async () => {
  openTeams();
  await screen.findByRole('table');
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  type(field, 'team 03');
  await waitFor(() => expect(names()).toEqual(['Team 03']));
  location.hash = '#teams';
  await waitFor(() => expect(field.value).toBe(''));
  expect(names()).toHaveLength(15);
});

test('keeps text that is typed before the search reaches the address', async () => {
  openTeams();
  await screen.findByRole('table');
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  type(field, 'team');
  await waitFor(() => expect(location.hash).toBe('#teams?search=team'));
  type(field, 'team 07');
  await waitFor(() => expect(names()).toEqual(['Team 07']));
  expect(field.value).toBe('team 07');
});

test('opens another tab with its default view', async () => {
  const { server } = openTeams('teams?search=team&page=2');
  server.reply('GET /api/coaches?limit=1000', [coach(1, 'Ancelotti', 'Italy')]);
  await screen.findByText('Team 16');
  press(screen.getByRole('tab', { name: 'Coaches' }));
  await screen.findByText('Ancelotti');
  expect(location.hash).toBe('#coaches');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
});

test('keeps the tab open when a link leads to a part of the page', async () => {
  openTeams('teams?page=2');
  await screen.findByText('Team 16');
  location.hash = '#main';
  await waitFor(() => expect(location.hash).toBe('#main'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Teams');
  screen.getByText('Team 16');
});

test('keeps the rows of the last page when the next page cannot be read', async () => {
  const first = pathOf('sort=id&order=asc&page=1');
  const server = serverWithSession()
    .reply(first, playersPage(['Kaká'], 60))
    .reply(pathOf('sort=id&order=asc&page=2'), noConnection)
    .reply(pathOf('sort=name&order=asc&page=1'), noConnection);
  openConsole({ fragment: 'players', server });
  await screen.findByText('Kaká');
  for (const button of [/^Page 2$/, /^Name/]) {
    press(screen.getByRole('button', { name: button }));
    await screen.findByText('Failed to fetch players');
    screen.getByText('Kaká');
  }
});
