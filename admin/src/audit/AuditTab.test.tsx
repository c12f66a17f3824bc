// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { auditItem, pageOf } from '../testing/samples.ts';

closeConsoleAfterEach();

const VERIFICATION = 'GET /api/admin/audit/verification';
const SESSIONS = 'DELETE /api/admin/sessions';

async function openAudit() {
  const server = serverWithSession()
    .reply(
      'GET /api/admin/audit?page=1&pageSize=25',
      pageOf([auditItem(60), auditItem(59, { outcome: 'refused' })], 60),
    )
    .reply('GET /api/admin/audit?page=2&pageSize=25', pageOf([auditItem(35)], 60, 2));
  const opened = openConsole({ tab: 'audit', server });
  await screen.findByText('game.toggle.60');
  return opened;
}

test('shows the pages of the log in the order of the server', async () => {
  await openAudit();
  screen.getByText('1–25 of 60');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'game.toggle.60',
    'game.toggle.59',
  ]);
  press(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('game.toggle.35');
  screen.getByText('26–50 of 60');
});

test('searches the log and filters it by outcome, from the first page, and keeps both in the address', async () => {
  const { server } = await openAudit();
  press(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('game.toggle.35');
  server
    .reply('GET /api/admin/audit?search=memo&page=1&pageSize=25', pageOf([auditItem(12)]))
    .reply('GET /api/admin/audit?search=memo&outcome=refused&page=1&pageSize=25', pageOf([]));
  type(screen.getByLabelText('Search'), 'memo');
  await screen.findByText('game.toggle.12');
  type(screen.getByRole('combobox', { name: 'Outcome' }), 'refused');
  await screen.findByText('Nothing matches the search.');
  expect(location.hash).toBe('#audit?search=memo&outcome=refused');
  const file = screen.getByRole('link', { name: 'Export as CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/audit.csv?search=memo&outcome=refused');
});

test('opens the filter of the address, and ignores an outcome that does not exist', async () => {
  const server = serverWithSession()
    .reply('GET /api/admin/audit?outcome=failed&page=1&pageSize=25', pageOf([auditItem(7)]))
    .reply('GET /api/admin/audit?page=1&pageSize=25', pageOf([auditItem(8)]));
  openConsole({ fragment: 'audit?outcome=failed', server });
  await screen.findByText('game.toggle.7');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' }).value).toBe('failed');
  location.hash = '#audit?outcome=lost';
  await screen.findByText('game.toggle.8');
});

test('opens an entry with the states before and after', async () => {
  await openAudit();
  const opener = screen.getByRole('button', { name: 'game.toggle.59' });
  press(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'game.toggle.59' }));
  dialog.getByText('Refused');
  expect(JSON.parse(dialog.getByRole('region', { name: 'Before' }).textContent!)).toEqual({ isActive: true });
  expect(JSON.parse(dialog.getByRole('region', { name: 'After' }).textContent!)).toEqual({ isActive: false });
  press(dialog.getByRole('button', { name: 'ui.close' }));
  expect(document.activeElement).toBe(opener);
});

test.each([
  ['player 12 Kaká', 'players/12'],
  ['coach 7 Kaká', 'coaches/7'],
])('opens the form of %s, whose facts an entry is about', async (target, person) => {
  const server = serverWithSession().reply(
    'GET /api/admin/audit?page=1&pageSize=25',
    pageOf([{ ...auditItem(61), action: 'facts.edit', target }]),
  );
  openConsole({ tab: 'audit', server });
  press(await screen.findByRole('button', { name: 'facts.edit' }));
  press(screen.getByRole('button', { name: 'Correct this fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kaká' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit' }).getAttribute('aria-pressed')).toBe('true'));
  expect(server.count(`GET /api/admin/facts/${person}`)).toBe(1);
});

test.each([
  ['an unchanged log', { entries: 60, firstBroken: null }, 'All 60 entries are unchanged.'],
  ['a changed entry', { entries: 60, firstBroken: 12 }, 'Entry 12 was changed after it was written.'],
  ['a failed check', problem(500, 'internal', 'Try again in 5 s.'), 'Try again in 5 s.'],
])('reports %s', async (_what, reply, text) => {
  const { server } = await openAudit();
  server.reply(VERIFICATION, reply);
  press(screen.getByRole('button', { name: 'Check the log' }));
  await screen.findByText(text);
});

test('ends every session after confirmation', async () => {
  const { server, session } = await openAudit();
  server.reply(SESSIONS, { success: true, ended: 3 });
  press(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere' }));
  expect(server.count(SESSIONS)).toBe(0);
  press(dialog.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(session).toEqual(['end']));
});

test('keeps the session when the sessions could not be ended', async () => {
  const { server, session, toasts } = await openAudit();
  server.reply(SESSIONS, problem(503, 'overloaded', 'Try again in 5 s.'));
  press(screen.getByRole('button', { name: 'Log out everywhere' }));
  press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'The sessions could not be ended', description: 'Try again in 5 s.' }]),
  );
  expect(session).toEqual([]);
});
