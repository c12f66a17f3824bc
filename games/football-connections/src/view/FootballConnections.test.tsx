// @vitest-environment happy-dom
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { footballConnections } from '../rules/football-connections.ts';
import { puzzleOf } from '../testing/puzzle.ts';
import { FootballConnections } from './FootballConnections.tsx';

test('there are sixteen cards with one tab stop, and the document names no group', () => {
  const { container } = open();
  const cards = screen.getAllByRole('button', { name: /^Player/ });
  expect(cards).toHaveLength(16);
  expect(cards.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(container.outerHTML).not.toMatch(/Group [abcd]|What [abcd]/);
});

test('drawn figures are unpainted until their group is found, photographs are shown from the start', () => {
  const sticker = (id: number) => `/art/player/${id}.svg?v=1`;
  const pictured = puzzleOf();
  pictured.players.forEach((player) => (player.image = player.id === 5 ? 'https://photos/5.png' : sticker(player.id)));
  const { container, select, check } = open({ puzzle: pictured });
  const pictures = () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures()).toContain('https://photos/5.png');
  expect(pictures().filter((picture) => picture?.startsWith('/art/') && !picture.endsWith('&m=bare'))).toEqual([]);
  select(1, 2, 3, 4);
  check();
  expect(pictures().slice(0, 4)).toEqual([1, 2, 3, 4].map((id) => `${sticker(id)}&m=full`));
});

test('arrow keys move between the cards, which have a pressed state', () => {
  const { card, select, announced } = open();
  const cards = screen.getAllByRole('button', { name: /^Player/ });
  cards[0]!.focus();
  fireEvent.keyDown(cards[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cards[4]);
  select(3);
  expect(card(3).getAttribute('aria-pressed')).toBe('true');
  expect(announced).toEqual(['cards.task', 'cards.selected 1 4']);
});

test('Check with fewer than four selected explains it in a toast, which the status line does not repeat', () => {
  const { select, check, toasts } = open();
  select(1, 2, 3);
  check();
  expect(toasts).toMatchObject([{ title: 'check.invalid', description: 'check.notFour', tone: 'destructive' }]);
  expect(screen.queryByText('check.notFour')).toBeNull();
});

test('a fifth card is rejected with a message', () => {
  const { card, select, announced } = open();
  select(1, 2, 3, 5, 6);
  expect(card(6).getAttribute('aria-pressed')).toBe('false');
  expect(announced.at(-1)).toBe('check.fourSelected');
});

test('a found group is toasted and listed, and the focus moves to the first card', () => {
  const { select, check, toasts } = open();
  select(1, 2, 3, 4);
  check();
  expect(toasts).toMatchObject([{ title: 'verdict.correct', description: 'Group a', tone: 'success' }]);
  expect(screen.queryByText(/verdict\.correct/)).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Player 1, Player 2, Player 3, Player 4');
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /^Player/ })[0]);
});

test.each([
  [true, 'verdict.oneAway verdict.left 3'],
  [false, 'verdict.left 3'],
])('a mistake shows the remaining tries, with "one away" only if the option is on (%s)', (announcesOneAway, text) => {
  const { select, check, toasts, announced } = open({ announcesOneAway });
  select(1, 2, 3, 5);
  check();
  expect(toasts).toMatchObject([{ title: 'verdict.incorrect', description: 'verdict.tryAnother' }]);
  expect(announced.at(-1)).toBe(`! ${text}`);
  screen.getByText(text);
  screen.getByText('status.mistakes 1 4');
});

test('the last mistake says that the groups follow, and its toast advises nothing', () => {
  const { select, check, toasts, announced } = open();
  select(1, 2, 3, 5);
  for (const [out, into] of [
    [5, 6],
    [6, 7],
    [7, 9],
  ] as const) {
    check();
    select(out, into);
  }
  check();
  expect(announced.at(-1)).toBe('! verdict.oneAway verdict.lost');
  expect(toasts.at(-1)).toEqual({ title: 'verdict.incorrect', tone: 'destructive' });
});

test('a repeated selection is pointed out, and Check asks before it counts', () => {
  const { select, check, toasts } = open();
  select(1, 2, 3, 5);
  check();
  select(5, 5);
  screen.getByText('check.tried');
  check();
  expect(toasts).toHaveLength(1);
  screen.getByText('status.mistakes 1 4');
  fireEvent.click(screen.getByRole('button', { name: 'check.anyway' }));
  screen.getByText('status.mistakes 2 4');
  expect(toasts).toHaveLength(2);
});

test('the hint is announced and stays, and its button reflects that', () => {
  const { announced } = open();
  fireEvent.click(screen.getByRole('button', { name: 'hint.button' }));
  expect(announced).toEqual(['cards.task', 'hint.text What b is']);
  screen.getByText('hint.text What b is');
  const button = screen.getByRole('button', { name: 'hint.onShow' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(announced).toHaveLength(2);
});

test('giving up asks first, then reveals and announces the groups one by one', () => {
  const { announced, pass } = open({ motion: true });
  fireEvent.click(screen.getByText('giveUp.button'));
  expect(screen.queryByText('verdict.gaveUp')).toBeNull();
  fireEvent.click(screen.getByText('giveUp.confirm'));
  screen.getByText('verdict.gaveUp');
  pass(400);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  for (let reveal = 2; reveal <= 4; reveal++) pass(400);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(announced.filter((text) => text.startsWith('verdict.reveal')).map((text) => text.split(' ')[2])).toEqual([
    ...'bacd',
  ]);
});

test('with reduced motion all groups appear at once', () => {
  open({ motion: false });
  fireEvent.click(screen.getByText('giveUp.button'));
  fireEvent.click(screen.getByText('giveUp.confirm'));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

/** Opens a game on a page whose texts are their keys and values. */
function open({ announcesOneAway = true, motion = true, puzzle = puzzleOf() } = {}) {
  const game = { rules: footballConnections, View: FootballConnections };
  const round = openRound({ game, deal: { puzzle, announcesOneAway }, motion });
  const card = (player: number) => screen.getByRole('button', { name: `Player ${player}` });
  const pass = (ms: number) => act(() => round.pass(ms));
  return {
    ...round,
    card,
    pass,
    select: (...players: number[]) => players.forEach((player) => fireEvent.click(card(player))),
    check: () => {
      fireEvent.click(screen.getByRole('button', { name: /^check.button/ }));
      pass(600);
    },
  };
}
