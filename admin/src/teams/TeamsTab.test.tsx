// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  closeConsoleAfterEach,
  openConsole,
  press,
  serverWithSession,
  type,
  pressOnceEnabled,
} from '../testing/open-console.tsx';
import { team } from '../testing/samples.ts';

closeConsoleAfterEach();

const TEAMS = 'GET /api/admin/teams?players=false';
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openTeams(teams = [team(3, 'Ajax', 40), team(1, 'Évian', 5), team(2, 'Zenit', 12)]) {
  const opened = openConsole({ tab: 'teams', server: serverWithSession().reply(TEAMS, teams) });
  await screen.findByRole('table');
  return opened;
}

test('sorts by name alphabetically, and has its columns in order', async () => {
  await openTeams();
  expect(names()).toEqual(['Ajax', 'Évian', 'Zenit']);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↕↑↓]/, ''));
  expect(headers).toEqual(['Logo', 'NombreName', 'JugadoresPlayers', 'ID', 'API ID']);
});

test.each([
  ['name, descending', ['Nombre'], ['Zenit', 'Évian', 'Ajax']],
  ['players, ascending', ['Jugadores'], ['Évian', 'Zenit', 'Ajax']],
  ['players, descending', ['Jugadores', 'Jugadores'], ['Ajax', 'Zenit', 'Évian']],
  ['id, ascending', ['ID'], ['Évian', 'Zenit', 'Ajax']],
])('sorts by %s', async (_order, clicks, sorted) => {
  await openTeams();
  for (const column of clicks) press(screen.getByRole('button', { name: new RegExp(`^${column}`) }));
  expect(names()).toEqual(sorted);
});

test('shows fifteen teams per page and at most five page buttons', async () => {
  await openTeams(Array.from({ length: 100 }, (_, index) => team(index + 1, `Team ${index + 1}`)));
  screen.getByText('Mostrando 1-15 de 100 equipos');
  expect(names()).toHaveLength(15);
  expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5);
  press(screen.getByRole('button', { name: 'Page 2' }));
  screen.getByText('Mostrando 16-30 de 100 equipos');
  expect(names()[0]).toBe('Team 16');
  press(screen.getByRole('button', { name: 'Next' }));
  expect(names()[0]).toBe('Team 31');
  press(screen.getByRole('button', { name: 'Previous' }));
  expect(names()[0]).toBe('Team 16');
});

test('finds teams by name, ignoring accents and case', async () => {
  await openTeams();
  type(screen.getByLabelText('Search'), 'EVIAN');
  await waitFor(() => expect(names()).toEqual(['Évian']));
});

test('shows that no team matches the search, not that there are no teams', async () => {
  await openTeams();
  type(screen.getByLabelText('Search'), 'zzz');
  await screen.findByText('Nothing matches the search.');
  expect(screen.queryByText('No se encontraron equipos en la base de datos.')).toBeNull();
});

test('reads the teams again on request', async () => {
  const { server } = await openTeams();
  server.reply(TEAMS, [team(9, 'Porto')]);
  press(screen.getByRole('button', { name: 'Actualizar equipos' }));
  await screen.findByText('Porto');
});

test('opens the players of a team by year, newest first, and returns the focus on close', async () => {
  const { server } = await openTeams();
  server.reply('GET /api/admin/teams/3', {
    ...team(3, 'Ajax'),
    playersByYear: { 1999: [], 2010: ['Suárez'], 2004: ['Ibrahimović', 'Sneijder'] },
  });
  const opener = screen.getByRole('button', { name: 'Ajax' });
  press(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Ajax' }));
  dialog.getByText('Jugadores del equipo agrupados por año');
  const years = await dialog.findAllByRole('tab');
  expect(years.map(({ textContent }) => textContent)).toEqual(['2010', '2004', '1999']);
  expect(dialog.getByRole('listitem').textContent).toBe('Suárez 2010');
  press(years[1]!);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  press(years[2]!);
  dialog.getByText('No hay jugadores disponibles para este año');
  press(dialog.getByRole('button', { name: 'ui.close' }));
  expect(document.activeElement).toBe(opener);
});

test('shows that a team has no players', async () => {
  const { server } = await openTeams();
  server.reply('GET /api/admin/teams/3', { ...team(3, 'Ajax'), playersByYear: {} });
  press(screen.getByRole('button', { name: 'Ajax' }));
  await screen.findByText('No hay información de jugadores disponible para este equipo');
});

test('corrects the name of a team, without fields for career and year of birth', async () => {
  const { server } = await openTeams();
  const ajax = { id: 3, version: 0, fields: { name: 'Ajax', leagueCountry: 'NED' }, sources: {}, spells: [] };
  server
    .reply('GET /api/admin/teams/3', { ...team(3, 'Ajax'), playersByYear: {} })
    .reply('GET /api/admin/facts/clubs/3', ajax)
    .reply('GET /api/nations?language=en', { NED: 'Netherlands', BEL: 'Belgium' })
    .reply('PATCH /api/admin/facts/clubs/3', { ...ajax, version: 1 });
  press(screen.getByRole('button', { name: 'Ajax' }));
  press(await screen.findByRole('button', { name: 'Edit' }));
  type(await screen.findByLabelText('Name'), 'Ajax Amsterdam');
  expect(screen.queryByLabelText('Year of birth')).toBeNull();
  expect(screen.queryByLabelText('Hidden from all games')).toBeNull();
  fireEvent.change(screen.getByLabelText('Country of the league'), { target: { value: 'BEL' } });
  await pressOnceEnabled(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodyOf('PATCH /api/admin/facts/clubs/3')).toMatchObject({ version: 0 }));
  expect(server.bodyOf('PATCH /api/admin/facts/clubs/3')).toMatchObject({
    fields: { name: 'Ajax Amsterdam', leagueCountry: 'BEL' },
  });
});
