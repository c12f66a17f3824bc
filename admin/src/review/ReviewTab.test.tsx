// @vitest-environment happy-dom
import type { ReviewCount, ReviewItem, ReviewPage } from '@soccer-legends/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import { player } from '../testing/samples.ts';

closeConsoleAfterEach();

const COUNTS: readonly ReviewCount[] = [
  { kind: 'newcomer', count: 2 },
  { kind: 'change', count: 1 },
  { kind: 'conflict', count: 0 },
  { kind: 'littleKnown', count: 800 },
];
const DECISIONS = 'POST /api/admin/review/decisions';
const line = (kind: string, query = 'state=open&page=1&pageSize=25'): string =>
  `GET /api/admin/review/${kind}?${query}`;

const item = (id: number, name: string, change: Partial<ReviewItem> = {}): ReviewItem => ({
  ...{
    id,
    playerId: 100 + id,
    name,
    country: 'Spain',
    nation: 'ESP',
    fame: 2,
    club: 'Sevilla',
    state: 'open',
    changes: [],
  },
  ...{ effects: { gains: ['memo'], loses: [] }, run: 'sync-7', since: '2026-11-20T12:00:00Z' },
  ...change,
});
const page = (items: readonly ReviewItem[], change: Partial<ReviewPage> = {}): ReviewPage => ({
  ...{ items, total: items.length, page: 1, pageSize: 25, clubs: [{ club: 'Sevilla', count: 2 }] },
  ...change,
});

const moved = item(3, 'Cafu', {
  changes: [{ field: 'endYear', spell: 'Roma 1997', before: null, after: 2003 }],
  effects: { gains: [], loses: ['memo'] },
});
const serverWith = () =>
  serverWithSession()
    .reply('GET /api/games', [{ key: 'memo', names: { en: 'Memo' } }])
    .reply('GET /api/admin/review', COUNTS)
    .reply(line('newcomer'), page([item(1, 'Isco'), item(2, 'Joaquín')]))
    .reply(line('change'), page([moved]))
    .reply(DECISIONS, { decided: 1, skipped: 0, ids: [1] });

test('shows the counts of all kinds, and the new players with the games that they join', async () => {
  openConsole({ tab: 'review', server: serverWith() });
  const row = (await screen.findByText('Isco')).closest('li')!;
  const kinds = within(screen.getByRole('navigation', { name: 'What to decide' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Newcomers 2',
    'Changed facts 1',
    'Conflicts 0',
    'Little known 800',
  ]);
  await waitFor(() => expect(row.textContent).toContain('New in: Memo'));
});

test('shows a changed fact before and after', async () => {
  openConsole({ tab: 'review', server: serverWith() });
  await screen.findByText('Isco');
  press(screen.getByRole('button', { name: /^Changed facts/ }));
  const row = (await screen.findByText('Cafu')).closest('li')!;
  expect(row.textContent).toContain('Roma 1997 To: – → 2003');
  await waitFor(() => expect(row.textContent).toContain('No longer in: Memo'));
  expect(location.hash).toBe('#review?kind=change');
});

test.each([
  ['Accept: Isco', { decision: 'accept', ids: [1] }, '1 entry was accepted.'],
  ['Refuse: Joaquín', { decision: 'refuse', ids: [2] }, '1 entry was refused.'],
  ['Accept this page', { decision: 'accept', ids: [1, 2] }, '1 entry was accepted.'],
])('"%s" sends the decision and reads the list again', async (name, body, title) => {
  const { server, toasts } = openConsole({ tab: 'review', server: serverWith() });
  press(await screen.findByRole('button', { name }));
  await waitFor(() => expect(toasts).toMatchObject([{ title }]));
  expect(server.bodyOf(DECISIONS)).toEqual(body);
  await waitFor(() => expect(server.count(line('newcomer'))).toBe(2));
});

test('undoes a decision from its toast, for the items that the server had decided', async () => {
  const { server, toasts } = openConsole({ tab: 'review', server: serverWith() });
  press(await screen.findByRole('button', { name: 'Accept this page' }));
  await waitFor(() => expect(toasts).toMatchObject([{ action: { label: 'Undo' } }]));
  act(() => toasts[0]!.action!.run());
  await waitFor(() => expect(toasts).toMatchObject([{}, { title: '1 entry is open again.' }]));
  expect(server.bodyOf(DECISIONS)).toEqual({ decision: 'reopen', ids: [1] });
});

test('accepts the selected items of two clubs together', async () => {
  const clubs = [
    { club: 'Sevilla', count: 2 },
    { club: 'Betis', count: 1 },
  ];
  const ofClub = (club: string, items: readonly ReviewItem[]) =>
    [line('newcomer', `state=open&club=${club}&page=1&pageSize=25`), page(items, { clubs })] as const;
  const server = serverWith()
    .reply(line('newcomer'), page([], { total: 3, clubs }))
    .reply(...ofClub('Sevilla', [item(1, 'Isco'), item(3, 'Navas')]))
    .reply(...ofClub('Betis', [item(2, 'Joaquín')]));
  openConsole({ fragment: 'review?club=Sevilla', server });
  fireEvent.click(await screen.findByLabelText('Select Isco'));
  choose('Club', 'Betis');
  await screen.findByText('Joaquín');
  fireEvent.click(screen.getByLabelText('Select this page'));
  screen.getByText('2 selected');
  press(screen.getByRole('button', { name: 'Accept the selected' }));
  await waitFor(() => expect(server.bodyOf(DECISIONS)).toEqual({ decision: 'accept', ids: [1, 2] }));
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('sends one decision for a double click', async () => {
  const { server, toasts } = openConsole({ tab: 'review', server: serverWith() });
  const accept = await screen.findByRole('button', { name: 'Accept: Isco' });
  // Both in one batch, because the first click disables the button.
  act(() => {
    accept.click();
    accept.click();
  });
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(server.count(DECISIONS)).toBe(1);
});

test('decides about all items of the club in the filter, and shows how many were left out', async () => {
  const server = serverWith()
    .reply(line('newcomer', 'state=open&club=Sevilla&page=1&pageSize=25'), page([item(1, 'Isco')], { total: 60 }))
    .reply(DECISIONS, { decided: 59, skipped: 1, ids: [1] });
  const { toasts } = openConsole({ tab: 'review', server });
  await screen.findByText('Joaquín');
  choose('Club', 'Sevilla');
  press(await screen.findByRole('button', { name: 'Refuse all of Sevilla' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: expect.stringContaining('Not changed: 1') as string }]),
  );
  expect(server.bodyOf(DECISIONS)).toEqual({ decision: 'refuse', kind: 'newcomer', club: 'Sevilla' });
});

test('opens the list in the address, where a refused player can still be accepted', async () => {
  const server = serverWith().reply(
    line('newcomer', 'state=refused&page=2&pageSize=25'),
    page([item(4, 'Aduriz', { state: 'refused' })], { total: 26, page: 2 }),
  );
  openConsole({ fragment: 'review?kind=newcomer&state=refused&page=2', server });
  await screen.findByText('Aduriz');
  screen.getByText('26–26 of 26');
  screen.getByRole('button', { name: 'Accept: Aduriz' });
  expect(screen.queryByRole('button', { name: 'Refuse: Aduriz' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept this page' })).toBeNull();
});

test.each([
  ['another kind', 'kind=change&state=refused', () => press(screen.getByRole('button', { name: /^Changed facts/ }))],
  ['another state', 'kind=newcomer&state=accepted', () => choose('State', 'accepted')],
  ['another club', 'kind=newcomer&state=refused&club=Roma', () => choose('Club', 'Roma')],
])('%s leaves only the filters that still apply in the address', async (_what, query, change) => {
  const clubs = ['Sevilla', 'Roma'].map((club) => ({ club, count: 60 }));
  const server = serverWith().reply(
    line('newcomer', 'state=refused&club=Sevilla&page=2&pageSize=25'),
    page([item(4, 'Aduriz', { state: 'refused' })], { total: 26, page: 2, clubs }),
  );
  openConsole({ fragment: 'review?kind=newcomer&state=refused&club=Sevilla&page=2', server });
  await screen.findByText('Aduriz');
  change();
  await waitFor(() => expect(location.hash).toBe(`#review?${query}`));
});

test('opens the player of an item', async () => {
  openConsole({ tab: 'review', server: serverWith().reply('GET /api/players/101', player(101, 'Francisco Alarcón')) });
  press(await screen.findByRole('button', { name: 'Isco' }));
  await screen.findByRole('dialog', { name: 'Francisco Alarcón' });
});

test('shows that a list is empty', async () => {
  const server = serverWith().reply(line('conflict'), page([], { clubs: [] }));
  openConsole({ fragment: 'review?kind=conflict', server });
  await screen.findByText('There is nothing here.');
});

function choose(field: string, value: string): void {
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
}
