// @vitest-environment happy-dom
import { LANGUAGES, type CategorySheet, type CategorySummary } from '@soccer-legends/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noConnection } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { pageOf, player } from '../testing/samples.ts';

closeConsoleAfterEach();

const LIST = 'GET /api/admin/categories';
const CUP = 'id=group+cup';
const SHEET = `/api/admin/categories/sheet?${CUP}`;
const EFFECTS = `POST /api/admin/categories/effects?${CUP}`;
/** Changes are sent after a pause in typing. */
const PAUSE_MS = 500;
const namesOf = (name: string): CategorySummary['names'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${name} ${language}`])) as CategorySummary['names'];
const summary = (id: string, name: string, changes: Partial<CategorySummary> = {}): CategorySummary => ({
  ...{ id, names: namesOf(name), enabled: true, members: 4, edited: false },
  ...changes,
});
const sheet: CategorySheet = {
  ...{ id: 'group cup', version: 7, enabled: true, names: namesOf('Cup') },
  members: ['Ann', 'Bea', 'Cat', 'Dea'].map((name, index) => ({ id: index + 1, name })),
};

const serverWith = () =>
  serverWithSession()
    .reply(LIST, [summary('group cup', 'Cup'), summary('lateral word', 'Word', { enabled: false, edited: true })])
    .reply(`GET ${SHEET}`, sheet)
    .reply(EFFECTS, { gains: [], loses: [], matchdays: [] });

async function openCup(server = serverWith()) {
  const opened = openConsole({ tab: 'categories', server });
  press(await screen.findByRole('button', { name: 'Cup en' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cup en' }));
  await dialog.findByText('Ann');
  return { ...opened, dialog };
}

async function closeAndOpenCup(dialog: ReturnType<typeof within>) {
  press(dialog.getByRole('button', { name: 'ui.cancel' }));
  press(await screen.findByRole('button', { name: 'Cup en' }));
  return within(await screen.findByRole('dialog', { name: 'Cup en' }));
}

test('lists the groups, and finds them by their name in any language', async () => {
  openConsole({ tab: 'categories', server: serverWith() });
  await screen.findByRole('button', { name: 'Cup en' });
  expect(screen.getByRole('row', { name: /Word en/ }).textContent).toContain('Changed');
  type(screen.getByLabelText('Search'), 'word de');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cup en' })).toBeNull());
});

test('removes and adds players, and saves the whole group', async () => {
  const search = 'GET /api/admin/players?search=Kak&status=inGames&sort=name&order=asc&page=1&pageSize=8&language=en';
  const server = serverWith()
    .reply(search, pageOf([player(12, 'Kaká')]))
    .reply(`PATCH ${SHEET}`, sheet);
  const { dialog } = await openCup(server);
  press(dialog.getByRole('button', { name: 'Remove Bea' }));
  type(dialog.getByLabelText('Add a player'), 'Kak');
  press(await dialog.findByRole('button', { name: /^Add Kaká/ }));
  type(dialog.getByLabelText('Name (German)'), 'Pokal');
  // A language without a name gets the name in the language of the page.
  type(dialog.getByLabelText('Name (French)'), ' ');
  await dialog.findByText('No game and no puzzle of the next seven days changes.');
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = server.bodyOf(`PATCH ${SHEET}`) as { members: number[]; names: CategorySheet['names']; version: number };
  expect(body).toMatchObject({ version: 7, enabled: true, names: { ...sheet.names, de: 'Pokal', fr: sheet.names.en } });
  expect(body.members).toEqual([1, 3, 4, 12]);
});

test('shows why no players can be found, and searches again', async () => {
  const search = 'GET /api/admin/players?search=Kak&status=inGames&sort=name&order=asc&page=1&pageSize=8&language=en';
  const { dialog, server } = await openCup(serverWith().reply(search, noConnection));
  type(dialog.getByLabelText('Add a player'), 'Kak');
  expect((await dialog.findByRole('alert')).textContent).toContain('The server cannot be reached');
  server.reply(search, pageOf([player(12, 'Kaká')]));
  press(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: /^Add Kaká/ });
});

test('does not save when the Enter key is pressed in the search for players', async () => {
  const { dialog } = await openCup();
  expect(fireEvent.keyDown(dialog.getByLabelText('Add a player'), { key: 'Enter' })).toBe(false);
});

test('shows a broken rule next to the players until the changes are discarded', async () => {
  const fieldFaults = [{ field: 'members', rule: 'tooFew', message: 'needs 4 players' }];
  const refusal = { code: 'facts.invalid', message: 'needs 4 players', requestId: 'r1', fieldFaults };
  const server = serverWith().reply(`PATCH ${SHEET}`, Response.json(refusal, { status: 400 }));
  const { dialog } = await openCup(server);
  press(dialog.getByRole('button', { name: 'Remove Ann' }));
  press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('A group needs at least four players with a career.');
  press(dialog.getByRole('button', { name: 'Discard changes' }));
  expect(dialog.queryByText('A group needs at least four players with a career.')).toBeNull();
});

test('says that a group has been changed meanwhile, and keeps the form open', async () => {
  const conflicts = [{ field: 'category', theirs: null, actor: 'ana', at: '2026-11-20T12:00:00Z' }];
  const refusal = { code: 'facts.conflict', message: 'Someone else …', requestId: 'r1', conflicts };
  const server = serverWith().reply(`PATCH ${SHEET}`, Response.json(refusal, { status: 409 }));
  const { dialog, toasts } = await openCup(server);
  press(dialog.getByRole('button', { name: 'Remove Ann' }));
  press(dialog.getByRole('button', { name: 'Save' }));
  const description = 'Someone else has changed this group meanwhile. Open it again.';
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'destructive', description }]));
  dialog.getByRole('button', { name: 'Save' });
});

test('keeps unsaved changes while the dialog is closed, and discards them on request', async () => {
  const { dialog } = await openCup();
  press(dialog.getByRole('button', { name: 'Remove Ann' }));
  const again = await closeAndOpenCup(dialog);
  await again.findByText('Bea');
  expect(again.queryByText('Ann')).toBeNull();
  press(again.getByRole('button', { name: 'Discard changes' }));
  again.getByText('Ann');
  await (await closeAndOpenCup(again)).findByText('Ann');
});

test('requests the effects of a group only while it has a name in the language of the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { dialog, server } = await openCup();
  const name = dialog.getByLabelText('Name (English)');
  type(name, ' ');
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(server.count(EFFECTS)).toBe(0);
  type(name, 'Pokal');
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(server.count(EFFECTS)).toBe(1);
});

test('reverts the newest revision', async () => {
  const revision = (id: number) => ({
    ...{ id, at: '2026-11-23T10:00:00.000Z', actor: 'Ada', reason: 'wrong', reverts: null },
    changes: [{ field: 'member', before: null, after: 'Kaká' }],
  });
  const revert = 'POST /api/admin/categories/history/9/revert';
  const server = serverWith()
    .reply(`GET /api/admin/categories/history?${CUP}`, [revision(9), revision(8)])
    .reply(revert, {});
  const { dialog } = await openCup(server);
  press(dialog.getByRole('button', { name: 'History' }));
  expect(await dialog.findAllByText('Ada')).toHaveLength(2);
  press(dialog.getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(server.count(revert)).toBe(1));
});
