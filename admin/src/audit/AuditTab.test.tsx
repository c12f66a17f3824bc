// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { auditItem, cursorPage } from '../testing/samples.ts';

closeConsoleAfterEach();

const VERIFICATION = 'GET /api/admin/audit/verification';
const ACTORS = 'GET /api/admin/audit/actors';
const NEWEST = 'GET /api/admin/audit?pageSize=25';
const SESSION = '8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11';

const serverWithActors = () => serverWithSession().reply(ACTORS, ['administrator', 'Ana Ruiz']);

async function openAudit() {
  const server = serverWithActors()
    .reply(NEWEST, cursorPage([auditItem(60), auditItem(59, { outcome: 'refused' })], { older: 59 }))
    .reply('GET /api/admin/audit?before=59&pageSize=25', cursorPage([auditItem(35)], { newer: 35 }));
  const opened = openConsole({ tab: 'audit', server });
  await screen.findByText('game.toggle.60');
  return opened;
}

test("shows the log in the server's order, with buttons for older and newer entries", async () => {
  const { server } = await openAudit();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'game.toggle.60',
    'game.toggle.59',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled).toBe(true);
  press(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('game.toggle.35');
  expect(location.hash).toBe('#audit?before=59');
  server.reply('GET /api/admin/audit?after=35&pageSize=25', cursorPage([auditItem(44)], { newer: 44, older: 44 }));
  press(screen.getByRole('button', { name: 'Newer' }));
  await screen.findByText('game.toggle.44');
  press(screen.getByRole('button', { name: 'Newest' }));
  await screen.findByText('game.toggle.60');
  expect(location.hash).toBe('#audit');
});

test('returns to the newest entries on a new search or filter, and keeps all of it in the address and the export', async () => {
  const { server } = await openAudit();
  press(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('game.toggle.35');
  server
    .reply('GET /api/admin/audit?search=memo&pageSize=25', cursorPage([auditItem(12)]))
    .reply('GET /api/admin/audit?search=memo&action=session&pageSize=25', cursorPage([auditItem(11)]))
    .reply('GET /api/admin/audit?search=memo&action=session&actor=Ana+Ruiz&pageSize=25', cursorPage([]));
  type(screen.getByLabelText('Search'), 'memo');
  await screen.findByText('game.toggle.12');
  type(screen.getByRole('combobox', { name: 'What' }), 'session');
  await screen.findByText('game.toggle.11');
  type(screen.getByRole('combobox', { name: 'Who' }), 'Ana Ruiz');
  await screen.findByText('Nothing matches the search.');
  expect(location.hash).toBe('#audit?search=memo&action=session&actor=Ana+Ruiz');
  press(screen.getByRole('button', { name: 'Export as CSV' }));
  const exported = 'GET /api/admin/audit.csv?search=memo&action=session&actor=Ana+Ruiz';
  await waitFor(() => expect(server.count(exported)).toBe(1));
  press(screen.getByRole('button', { name: 'Reset filters' }));
  await screen.findByText('game.toggle.60');
});

test('filters by whole days, and by the session of an entry', async () => {
  const days = new URLSearchParams({
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  });
  const own = auditItem(7, { sessionId: SESSION });
  const server = serverWithActors()
    .reply(`GET /api/admin/audit?${days}&pageSize=25`, cursorPage([own]))
    .reply(`GET /api/admin/audit?session=${SESSION}&${days}&pageSize=25`, cursorPage([own, auditItem(6)]));
  openConsole({ fragment: 'audit?from=2026-11-20&to=2026-11-21', server });
  press(await screen.findByRole('button', { name: 'game.toggle.7' }));
  press(screen.getByRole('button', { name: 'All of this session' }));
  await screen.findByText('game.toggle.6');
  screen.getByText('Only session 8b0c4d0e');
});

test('opens the filter in the address, and ignores values that the server would reject', async () => {
  const server = serverWithActors()
    .reply('GET /api/admin/audit?outcome=failed&action=session.login&pageSize=25', cursorPage([auditItem(7)]))
    .reply(NEWEST, cursorPage([auditItem(8)]));
  openConsole({ fragment: 'audit?outcome=failed&action=session.login', server });
  await screen.findByText('game.toggle.7');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' }).value).toBe('failed');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What' }).value).toBe('session.login');
  location.hash = '#audit?outcome=lost&action=%25&session=1&from=2026-02-30&before=x';
  await screen.findByText('game.toggle.8');
});

test('opens an entry with the state before and after', async () => {
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
])('opens the form of %s that an entry is about', async (target, person) => {
  const server = serverWithSession().reply(NEWEST, cursorPage([{ ...auditItem(61), action: 'facts.edit', target }]));
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
