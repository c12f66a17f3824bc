// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import {
  closeConsoleAfterEach,
  openConsole,
  press,
  serverWithSession,
  type,
  pressOnceEnabled,
} from '../testing/open-console.tsx';
import { feedback } from '../testing/samples.ts';

closeConsoleAfterEach();

const FEEDBACK = 'GET /api/admin/feedback';
const table = () => within(screen.getByRole('region', { name: 'Feedback' }));
const texts = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const entries = [feedback(1, 'The crest is upside down.'), feedback(3, 'Well done.', 'memo'), feedback(2, 'Too hard.')];

async function openFeedback() {
  const server = serverWithSession().reply(FEEDBACK, entries);
  const opened = openConsole({ tab: 'feedback', server });
  await screen.findByRole('region', { name: 'Feedback' });
  return { ...opened, server };
}

async function confirmDeletion(text: string) {
  const row = table()
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.includes(text));
  const opener = within(row!).getByRole('button', { name: 'Delete' });
  press(opener);
  return { opener, dialog: within(await screen.findByRole('dialog', { name: 'Delete' })) };
}

test('shows the newest entry first, and sorts by game on request', async () => {
  await openFeedback();
  expect(texts()).toEqual(['Well done.', 'Too hard.', 'The crest is upside down.']);
  press(screen.getByRole('button', { name: /^Game/ }));
  expect(texts().at(-1)).toBe('Well done.');
});

test('counts the entries of every game, most frequent first', async () => {
  await openFeedback();
  const chart = within(screen.getByRole('figure'));
  const rows = chart.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['GameEntries', 'Logo Game2', 'Memo Game1']);
});

test('downloads the entries as CSV', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { toasts, server } = await openFeedback();
  press(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The file could not be exported' }]));
  server.reply('GET /api/admin/feedback.csv', new Response('createdAt', { headers: { 'content-type': 'text/csv' } }));
  press(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toEqual(['feedback.csv']));
});

test('shows an entry as text, never as markup', async () => {
  const server = serverWithSession().reply(FEEDBACK, [feedback(1, '<img src=x onerror=alert(1)>')]);
  openConsole({ tab: 'feedback', server });
  await screen.findByText('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('shows the reason and the round of a report, and links to the round and to its clubs', async () => {
  const report = {
    ...{ reason: 'stuck', game: 'futwordle', version: '1.4.0', language: 'de', moves: 7 },
    ...{ players: [101], coaches: [], teams: [3, 4] },
  };
  const server = serverWithSession().reply(FEEDBACK, [{ ...feedback(5, 'Es ging nicht weiter'), report }]);
  openConsole({ tab: 'feedback', server });
  await screen.findByText(/It got stuck/);
  screen.getByText('futwordle 1.4.0, after 7 moves (de)');
  expect(screen.getByRole('link', { name: 'Play the round' }).getAttribute('href')).toBe('/futwordle?report=5');
  expect(screen.getByRole('link', { name: '4' }).getAttribute('href')).toBe('#teams?person=4');
});

test('deletes an entry after confirmation and reads the list again', async () => {
  const { server, toasts } = await openFeedback();
  server.reply('DELETE /api/admin/feedback/2', { success: true });
  const { dialog } = await confirmDeletion('Too hard.');
  dialog.getByText('Too hard.');
  expect(server.count('DELETE /api/admin/feedback/2')).toBe(0);
  server.reply(FEEDBACK, [entries[0], entries[1]]);
  press(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(texts()).toEqual(['Well done.', 'The crest is upside down.']));
  expect(toasts).toMatchObject([{ title: 'The entry was deleted.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deletes nothing when the confirmation is canceled, and returns the focus', async () => {
  const { server } = await openFeedback();
  const { dialog, opener } = await confirmDeletion('Too hard.');
  press(dialog.getByRole('button', { name: 'ui.cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(server.requests.filter(({ line }) => line.startsWith('DELETE'))).toEqual([]);
});

test('shows why an entry could not be deleted, and keeps it', async () => {
  const { server, toasts } = await openFeedback();
  server.reply('DELETE /api/admin/feedback/2', problem(404, 'feedback.notFound', 'This entry was deleted before.'));
  const { dialog } = await confirmDeletion('Too hard.');
  press(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        tone: 'destructive',
        title: 'The entry could not be deleted',
        description: 'This entry was deleted before.',
      },
    ]),
  );
  expect(texts()).toHaveLength(3);
});

test('corrects a reported fact, and closes the entry with the correction', async () => {
  const { server, toasts } = await openFeedback();
  const facts = '/api/admin/facts/players/7';
  const fields = { ...{ name: 'Kaká', fullName: null, surname: null, born: 1982 }, nation: 'BRA', hidden: false };
  const sheet = { id: 7, version: 4, fields: { ...fields, position: null, number: 22 }, sources: {}, spells: [] };
  server
    .reply('GET /api/admin/feedback/2/people', [{ kind: 'players', id: 7, name: 'Kaká' }])
    .reply(`GET ${facts}`, sheet)
    .reply(`PATCH ${facts}`, { ...sheet, version: 9 })
    .reply('PATCH /api/admin/feedback/2', { ...entries[2], closedAt: '2026-11-20T12:00:00Z', revision: 9 });
  const row = table()
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.includes('Too hard.'))!;
  press(within(row).getByRole('button', { name: 'Fix a fact' }));
  press(await screen.findByRole('button', { name: 'Kaká' }));
  type(await screen.findByLabelText('Shirt number'), '8');
  await pressOnceEnabled(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('The entry was marked as done.'));
  expect(server.bodyOf('PATCH /api/admin/feedback/2')).toEqual({ closed: true, revision: 9 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens a closed entry again', async () => {
  const { server } = await openFeedback();
  server.reply(FEEDBACK, [{ ...entries[0], closedAt: '2026-11-20T12:00:00Z' }]);
  press(screen.getByRole('button', { name: /Refresh/ }));
  server.reply('PATCH /api/admin/feedback/1', entries[0]);
  press(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(server.bodyOf('PATCH /api/admin/feedback/1')).toEqual({ closed: false }));
});
