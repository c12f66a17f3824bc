// @vitest-environment happy-dom
import type { Revision } from '@soccer-legends/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { instantsOfDays } from '../table/days.ts';
import { cursorPage } from '../testing/samples.ts';

closeConsoleAfterEach();

const CHANGES = 'GET /api/admin/revisions?pageSize=25';
const revision = (id: number, name: string, changes: Revision['changes']): Revision => ({
  ...{ id, at: '2026-11-20T12:00:00Z', actor: 'schedule', source: 'sync', reason: null, run: 'sync-7' },
  ...{ kind: 'players', personId: id, name, added: false, reverts: null, changes },
});

async function openChanges(revisions: readonly Revision[], older: number | null = null) {
  const server = serverWithSession().reply(CHANGES, cursorPage(revisions, { older }));
  return openConsole({ tab: 'changes', server });
}

test('shows who changed which facts, and which changes are overridden by a correction', async () => {
  const pirlo = revision(5, 'Pirlo', [
    { field: 'born', before: 1978, after: 1979 },
    { field: 'matches', spell: 'Milan 2001', before: null, after: 284, hidden: true },
  ]);
  await openChanges([pirlo]);
  const item = (await screen.findByText('Pirlo')).closest('li')!;
  expect(item.textContent).toContain('Year of birth: 1978 → 1979');
  expect(item.textContent).toContain('Milan 2001 Matches: – → 284 (a correction hides it)');
});

test('reverts a whole run after its name was typed', async () => {
  const { server, toasts } = await openChanges([revision(5, 'Pirlo', []), revision(4, 'Cafu', [])]);
  server.reply('POST /api/admin/revisions/runs/sync-7/revert', { people: 200, kept: 3 });
  press(await screen.findByRole('button', { name: /^Revert all of Sync of Nov 20, 2026/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Revert' });
  expect(confirm.disabled).toBe(true);
  const field = dialog.getByLabelText<HTMLInputElement>(/^To confirm/);
  type(field, field.labels![0]!.textContent.replace(/^.*?: /, ''));
  press(confirm);
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Reverted. Entries changed: 200' }]));
});

test('filters the changes by the name of a person and by kind', async () => {
  const { server } = await openChanges([revision(5, 'Pirlo', [])]);
  server.reply('GET /api/admin/revisions?search=Cafu&pageSize=25', cursorPage([revision(4, 'Cafu', [])]));
  server.reply('GET /api/admin/revisions?search=Cafu&source=hand&pageSize=25', cursorPage([]));
  type(await screen.findByLabelText('Person, club or administrator'), 'Cafu');
  await screen.findByRole('button', { name: 'Cafu' });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'hand' } });
  await screen.findByText('Nothing matches the search.');
});

test('filters the changes by subject and by days', async () => {
  const { server } = await openChanges([revision(5, 'Pirlo', [])]);
  const { from, to } = instantsOfDays('2026-11-01', '2026-11-30');
  const query = new URLSearchParams({ kind: 'clubs', from, to, pageSize: '25' });
  server.reply(`GET /api/admin/revisions?${query}`, cursorPage([revision(3, 'Roma', [])]));
  fireEvent.change(await screen.findByLabelText('About'), { target: { value: 'clubs' } });
  type(screen.getByLabelText('From'), '2026-11-01');
  type(screen.getByLabelText('To'), '2026-11-30');
  await screen.findByRole('button', { name: 'Roma' });
  expect(location.hash).toBe('#changes?kind=clubs&from=2026-11-01&to=2026-11-30');
});

test('opens the player of a change', async () => {
  await openChanges([revision(5, 'Pirlo', [])]);
  press(await screen.findByRole('button', { name: 'Pirlo' }));
  await screen.findByRole('dialog', { name: 'Pirlo' });
});

test('shows older changes on further pages', async () => {
  const { server } = await openChanges([revision(5, 'Pirlo', [])], 5);
  server.reply('GET /api/admin/revisions?before=5&pageSize=25', cursorPage([revision(4, 'Cafu', [])], { newer: 4 }));
  press(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByText('Cafu');
  expect(location.hash).toBe('#changes?before=5');
});

test('shows that nothing has been changed yet', async () => {
  await openChanges([]);
  await screen.findByText('Nothing has been changed yet.');
});
