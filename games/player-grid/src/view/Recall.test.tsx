// @vitest-environment happy-dom
import type { RecallVerdict } from '@soccer-legends/game-sdk/data';
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judge } from '../judge.ts';
import texts from '../locales/en.json';
import { gridGame } from '../rules/modes.ts';
import { testPuzzle } from '../testing/puzzle.ts';
import { PlayerGrid } from './PlayerGrid.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HITS = ['Kaká', 'Kakha'].map((name, index) => ({ id: index + 1, name, nation: 'BRA', country: 'Brazil' }));
const FITS: RecallVerdict = { fits: true, points: 4, share: null, years: '2003–2009' };

function open(...verdicts: (RecallVerdict | Error)[]) {
  const sent: unknown[] = [];
  const http = {
    get: async <Answer,>() => HITS as Answer,
    post: async <Answer,>(_path: string, body: unknown) => {
      sent.push(body);
      const verdict = verdicts.shift();
      if (verdict instanceof Error) throw verdict;
      return verdict as Answer;
    },
  };
  const game = { rules: gridGame, View: PlayerGrid, perform: judge };
  const round = openRound({ game, deal: { mode: 'recall', puzzle: testPuzzle() }, texts, http });
  return { ...round, sent };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const cell = (name: string) => screen.getByRole('button', { name });
const pass = (ms = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const enter = () => fireEvent.keyDown(box(), { key: 'Enter' });

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await pass(300);
}

/** Types a name, chooses the first player and submits. */
async function answer(text = 'kak') {
  await type(text);
  enter();
  enter();
  await pass();
}

test('Enter takes the highlighted player, and a second Enter submits the player for the first cell', async () => {
  const { sent, announced, sounds } = open(FITS);
  expect(cell('Brazil, Milan, empty').getAttribute('aria-pressed')).toBe('true');
  await type('kak');
  enter();
  expect(box().value).toBe('Kaká');
  expect(sent).toEqual([]);
  enter();
  await pass();
  expect(sent).toEqual([{ playerId: 1, nation: 'BRA', teamId: 100 }]);
  cell('Brazil, Milan, Kaká');
  screen.getByText('Kaká fits: 2003–2009. 4 points.');
  expect(announced.at(-1)).toBe('Kaká fits: 2003–2009. 4 points.');
  expect(sounds).toEqual(['right']);
});

test('the next empty cell is selected after a right answer, with the focus in the empty search box', async () => {
  open(FITS);
  box().focus();
  await answer();
  screen.getByRole('combobox', { name: 'Spain × Milan' });
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

test('a press on a cell selects it and moves the focus to the search box', async () => {
  const { sent } = open(FITS);
  fireEvent.click(cell('France, Arsenal, empty'));
  expect(document.activeElement).toBe(box());
  await answer();
  expect(sent).toEqual([{ playerId: 1, nation: 'FRA', teamId: 102 }]);
  // Continues at the start of the grid.
  screen.getByRole('combobox', { name: 'Brazil × Milan' });
});

test.each<[string, RecallVerdict, string]>([
  ['country', { fits: false, nationFits: false, clubFits: true }, 'Kaká does not count for Brazil.'],
  ['club', { fits: false, nationFits: true, clubFits: false }, 'Kaká and Milan? Not that we know.'],
  ['country and club', { fits: false, nationFits: false, clubFits: false }, 'Kaká fits neither Brazil nor Milan.'],
])('a player of another %s costs a life, and the message says why', async (_what, verdict, text) => {
  const { announced, sounds } = open(verdict);
  await answer();
  screen.getByText(text);
  expect(announced.at(-1)).toBe(`! ${text}`);
  expect(sounds).toEqual(['wrong']);
  screen.getByText('ui.lives 2 3');
  screen.getByRole('combobox', { name: 'Brazil × Milan' });
});

test.each([
  [40, '40% of the answers for this cell were the same.'],
  [0, 'Fewer than 1% of the answers for this cell were the same.'],
])('shows a share of %i percent in words', async (share, text) => {
  open({ ...FITS, share });
  await answer();
  screen.getByText(`Kaká fits: 2003–2009. 4 points. ${text}`);
});

test('an answer that the server did not judge costs no life and can be sent again', async () => {
  const { sent, logged } = open(new Error('offline'), FITS);
  await answer();
  screen.getByText('The answer could not be checked. Try again.');
  screen.getByText('ui.lives 3 3');
  expect(logged).toHaveLength(1);
  await answer();
  cell('Brazil, Milan, Kaká');
  expect(sent).toHaveLength(2);
});

test('Enter without a chosen player says that one must be chosen', async () => {
  const { sent } = open();
  fireEvent.change(box(), { target: { value: 'x' } });
  enter();
  expect(screen.getByRole('alert').textContent).toBe('Choose a player from the list first.');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await type('ka');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

test('a player who is already in the grid is not sent again', async () => {
  const { sent } = open(FITS);
  await answer();
  await answer();
  expect(screen.getByRole('alert').textContent).toBe('Kaká is already in the grid.');
  expect(sent).toHaveLength(1);
});

test('a player who was wrong in the cell is not sent again and costs no second life', async () => {
  const { sent } = open({ fits: false, nationFits: true, clubFits: false });
  await answer();
  await answer();
  expect(screen.getByRole('alert').textContent).toBe('Already tried: Kaká. No life lost.');
  expect(sent).toHaveLength(1);
  screen.getByText('ui.lives 2 3');
});

test('arrow keys move between the cells, which are one tab stop', () => {
  open();
  const first = cell('Brazil, Milan, empty');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell('Brazil, Barcelona, empty'));
  expect(
    [...document.querySelectorAll('td button')].filter((button) => button.getAttribute('tabindex') === '0'),
  ).toEqual([document.activeElement]);
});

test('giving up asks first', () => {
  const { session } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
  expect(session.snapshot().status.phase).toBe('open');
  fireEvent.click(screen.getAllByRole('button', { name: 'Give up' }).at(-1)!);
  expect(session.snapshot().status.phase).toBe('over');
});
