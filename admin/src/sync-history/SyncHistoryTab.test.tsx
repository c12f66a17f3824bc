// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noConnection } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import { detail, pageOf, run } from '../testing/samples.ts';

closeConsoleAfterEach();

const DETAILS = 'GET /api/admin/sync-history/2/details';

async function openHistory() {
  const server = serverWithSession().reply('GET /api/admin/sync-history', [
    run(1),
    run(3, { status: 'in_progress', endTime: null, kind: 'existing-coaches' }),
    run(2, { status: 'failed', kind: 'team-players', about: 'Arsenal 2003', error: 'The quota is used up.' }),
  ]);
  const opened = openConsole({ tab: 'syncHistory', server });
  await screen.findByRole('region', { name: 'Sync History' });
  return opened;
}

test('shows the newest run first, with the color of its state', async () => {
  await openHistory();
  const rows = within(screen.getByRole('region', { name: 'Sync History' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent?.match(/In progress|Failed|Completed/)?.[0])).toEqual([
    'In progress',
    'Failed',
    'Completed',
  ]);
  expect(rows[0]?.className).toContain('in_progress');
  expect(rows[1]?.className).toContain('failed');
});

test('opens a run with its entries, and returns the focus on close', async () => {
  const { server } = await openHistory();
  server.reply(DETAILS, [detail('Kaká'), detail('Pirlo', 'updated')]);
  const opener = screen.getByRole('button', { name: 'Players of a team · Arsenal 2003' });
  press(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Players of a team · Arsenal 2003' }));
  await dialog.findByText('Pirlo');
  dialog.getByText('The quota is used up.');
  for (const name of ['ID', 'Nombre', 'Tipo', 'Detalles'])
    dialog.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  expect(dialog.getAllByText('Spain · Defender · Sevilla')).toHaveLength(2);
  press(dialog.getByRole('button', { name: 'ui.close' }));
  expect(document.activeElement).toBe(opener);
});

test.each([
  [
    'the stored text on an English page',
    'en',
    { error: 'Suspended. Unpaid.', failure: 'suspended', detail: 'Unpaid.' },
    ['Suspended. Unpaid. en'],
  ],
  [
    'the text of the code',
    'de',
    { error: 'Suspended. Unpaid.', failure: 'suspended', detail: 'Unpaid.' },
    ['The account at the data service is suspended. Unpaid. de', 'Unpaid. en'],
  ],
  ['a stored text without a code', 'de', { error: 'The quota is used up.' }, ['The quota is used up. en']],
  ['a default without a reason', 'de', {}, ['Failed to sync data en']],
] as const)('shows why a run failed: %s', async (_what, language, failure, texts) => {
  const server = serverWithSession()
    .reply('GET /api/admin/sync-history', [run(2, { status: 'failed', kind: 'team-players', ...failure })])
    .reply(DETAILS, []);
  openConsole({ tab: 'syncHistory', server, platform: { language } });
  press(await screen.findByRole('button', { name: 'Players of a team' }));
  const value = within(screen.getByRole('dialog')).getByText('Note').nextElementSibling!;
  const marked = Array.from(value.querySelectorAll<HTMLElement>('[lang]'));
  expect(marked.map(({ textContent, lang }) => `${textContent.trim()} ${lang}`)).toEqual(texts);
});

test('shows no error of a completed run', async () => {
  const server = serverWithSession()
    .reply('GET /api/admin/sync-history', [run(2)])
    .reply(DETAILS, []);
  openConsole({ tab: 'syncHistory', server });
  press(await screen.findByRole('button', { name: 'New players' }));
  expect(within(screen.getByRole('dialog')).queryByText('Note')).toBeNull();
});

test.each([
  ['has no entries', [], 'No details found for this sync operation.'],
  ['has entries that cannot be loaded', noConnection, 'No se pudieron cargar los detalles de la sincronización'],
])('shows that a run %s', async (_what, reply, text) => {
  const { server } = await openHistory();
  server.reply(DETAILS, reply);
  press(screen.getByRole('button', { name: 'Players of a team · Arsenal 2003' }));
  await within(screen.getByRole('dialog')).findByText(text);
});

test('reads the entries of a long run in pages, sorted by the server', async () => {
  const items = (query: string): string => `GET /api/admin/sync-history/4/items?${query}pageSize=25`;
  const server = serverWithSession()
    .reply('GET /api/admin/sync-history', [run(4, { kind: 'leagues', totalPlayersProcessed: 20_000 })])
    .reply(items('page=1&'), pageOf([detail('Kaká')], 20_000))
    .reply(items('sort=playerName&order=asc&page=1&'), pageOf([detail('Abidal')], 20_000))
    .reply(items('sort=playerName&order=asc&page=2&'), pageOf([detail('Adriano')], 20_000, 2));
  openConsole({ tab: 'syncHistory', server });
  press(await screen.findByRole('button', { name: 'Leagues' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Kaká');
  press(dialog.getByRole('button', { name: /Nombre/ }));
  await dialog.findByText('Abidal');
  press(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText('Adriano');
});

test('cancels a run that is in progress or waiting for another', async () => {
  const { server } = await openHistory();
  server.reply('GET /api/admin/sync-history/3/details', []).reply('POST /api/admin/sync/3/cancel', { success: true });
  press(screen.getByRole('button', { name: 'All coaches' }));
  const dialog = within(screen.getByRole('dialog'));
  press(dialog.getByRole('button', { name: 'Cancel the run' }));
  await waitFor(() => expect(server.count('POST /api/admin/sync/3/cancel')).toBe(1));
  await waitFor(() => expect(server.count('GET /api/admin/sync-history')).toBe(2));
});

test('offers no cancellation of an ended run', async () => {
  const { server } = await openHistory();
  server.reply(DETAILS, []);
  press(screen.getByRole('button', { name: 'Players of a team · Arsenal 2003' }));
  await within(screen.getByRole('dialog')).findByText('No details found for this sync operation.');
  expect(screen.queryByRole('button', { name: 'Cancel the run' })).toBeNull();
});
