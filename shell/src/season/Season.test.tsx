import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { localStore } from '../preferences/safe-storage.ts';
import { keepFriendDay } from '../matchday/friend-day.ts';
import { bestScore, keepScore } from '../results/best-scores.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';

fakeIndexedDb();

const games = [listing('cups'), listing('kits')];

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // Matchday 147, a Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

async function play(): Promise<void> {
  await siteLedger.finish(roundEntry('d110/cups', { at: 1 }));
  await siteLedger.finish(roundEntry('d146/cups', { at: 2, outcome: 'lose' }));
  await siteLedger.finish(roundEntry('d147/cups', { at: 3, score: 120 }));
  await siteLedger.finish(roundEntry('d147/kits', { at: 4, outcome: 'lose' }));
  await siteLedger.finish(roundEntry('free', { at: 5, game: 'cups' }));
}

const totals = () =>
  screen.getAllByRole('term').map(({ textContent, nextSibling }) => [nextSibling?.textContent, textContent]);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('shows totals, the calendar of the month and a row for each game', async () => {
  await play();
  renderApp({ path: '/season', games });
  await screen.findByRole('heading', { level: 2, name: 'November 2026' });
  expect(totals()).toEqual([
    ['3', 'matchdays'],
    ['2', 'days in a row'],
    ['2', 'longest run'],
    ['2\u2009:\u20092', 'won–lost'],
  ]);
  const calendar = within(screen.getByRole('table', { name: 'November 2026' }));
  calendar.getByRole('columnheader', { name: 'M' });
  expect(calendar.getByRole('link', { name: 'Lost 22 Matchday 146' }).getAttribute('href')).toBe('/d/146');
  calendar.getByRole('link', { name: 'Drawn 23 Matchday 147' });
  calendar.getByRole('cell', { name: '25' });
  const [, cups, kits] = within(screen.getByRole('table', { name: 'By game' })).getAllByRole('row');
  expect(cellsOf(cups!)).toEqual(['Game cups', '4', '75%', '120', 'WWonLLostWWonWWon']);
  expect(cellsOf(kits!)).toEqual(['Game kits', '1', '0%', '100', 'LLost']);
});

test('goes back to the month of the first matchday, and not further', async () => {
  await play();
  renderApp({ path: '/season', games });
  await screen.findByRole('heading', { level: 2, name: 'November 2026' });
  const [earlier, later] = ['Earlier month', 'Later month'].map((name) => screen.getByRole('button', { name }));
  fireEvent.click(later!);
  screen.getByRole('heading', { level: 2, name: 'November 2026' });
  fireEvent.click(earlier!);
  screen.getByRole('heading', { level: 2, name: 'October 2026' });
  screen.getByRole('cell', { name: /^Won 17/ });
  expect(earlier!.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(earlier!);
  screen.getByRole('heading', { level: 2, name: 'October 2026' });
});

test('hides the runs if the settings hide them', async () => {
  await play();
  localStore.setItem('sl:runs', 'hidden');
  renderApp({ path: '/settings', games });
  fireEvent.click(within(screen.getByRole('group', { name: 'Days in a row' })).getByRole('radio', { name: 'Hidden' }));
  fireEvent.click(screen.getByRole('link', { name: 'Season' }));
  await screen.findByRole('heading', { level: 2, name: 'November 2026' });
  expect(totals().map(([, label]) => label)).toEqual(['matchdays', 'won–lost']);
  expect(screen.queryByText(/rest day/)).toBeNull();
});

test('the season compares the visitor’s day with the days of friends, most wins first', async () => {
  await play();
  keepFriendDay({ matchday: 147, result: 'wwl', name: 'Mira' });
  keepFriendDay({ matchday: 147, result: 'lll' });
  keepFriendDay({ matchday: 147, result: 'www', name: 'Jo' });
  renderApp({ path: '/season', games });
  const heading = await screen.findByRole('heading', { level: 2, name: 'You and your friends, matchday 147' });
  const rows = within(heading.parentElement!)
    .getAllByRole('img')
    .map((wire) => wire.getAttribute('aria-label'));
  expect(rows).toEqual([
    'Jo: 3 won, 0 lost, 0 to play',
    'Mira: 2 won, 1 lost, 0 to play',
    'You: 1 won, 1 lost, 1 to play',
    'Your friend: 0 won, 3 lost, 0 to play',
  ]);
});

test('deletes results and best scores after confirmation', async () => {
  await play();
  keepScore('cups', 120, false);
  renderApp({ path: '/season', games });
  fireEvent.click(await screen.findByRole('button', { name: 'Reset season' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await siteLedger.rounds()).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Reset season' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reset' })));
  await screen.findByText(/You have not finished a round yet/);
  expect(await siteLedger.rounds()).toEqual([]);
  expect(bestScore('cups')).toBeUndefined();
});

test('says that results are lost in a browser that stores nothing', async () => {
  vi.spyOn(siteLedger, 'fault', 'get').mockReturnValue('matchday.unsaved');
  await play();
  renderApp({ path: '/season', games });
  await screen.findByText('Your results are lost when you close this window.');
});

test('shows an error instead of an empty season while the results cannot be read, and reads them again', async () => {
  await play();
  const read = vi.spyOn(siteLedger, 'rounds').mockResolvedValue([]);
  const fault = vi.spyOn(siteLedger, 'fault', 'get').mockReturnValue('matchday.unreadable');
  renderApp({ path: '/season', games });
  await screen.findByText('The results in this browser cannot be read at the moment.');
  expect(screen.queryByText(/You have not finished a round yet/)).toBeNull();
  read.mockRestore();
  fault.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Reset season' });
});

test('saves a file, and merges it into the results of another device', async () => {
  await play();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:season'),
      revokeObjectURL: () => undefined,
    }),
  );
  renderApp({ path: '/season', games });
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await act(() => siteLedger.clear());

  const input = screen.getByLabelText<HTMLInputElement>('Open a file');
  const choose = (...parts: BlobPart[]) =>
    fireEvent.change(input, { target: { files: [new File(parts, 'season.json')] } });
  choose(await saved[0]!.text());
  await screen.findByText('5 results added.');
  screen.getByRole('heading', { level: 2, name: 'November 2026' });
  choose(await saved[0]!.text());
  await screen.findByText('This file has no results that are missing here.');
  choose('{}');
  await screen.findByText(/^This is not a season file/);
  expect(await siteLedger.rounds()).toHaveLength(5);
});

test('says so if a file cannot be read', async () => {
  renderApp({ path: '/season', games });
  const file = Object.assign(new File([], 'season.json'), { text: () => Promise.reject(new DOMException('gone')) });
  fireEvent.change(await screen.findByLabelText('Open a file'), { target: { files: [file] } });
  await screen.findByText(/^This is not a season file, or it is damaged/);
});
