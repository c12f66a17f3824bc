// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ConnectPlayer } from '../rules/pair.ts';
import { oneClubMen } from '../testing/decks.ts';
import { openPage } from '../testing/page.tsx';

const players: ConnectPlayer[] = oneClubMen(30).map((player) => ({
  ...player,
  photo: `/art/player/${player.id}.svg`,
  career: [{ name: `Club ${player.id}`, logo: `/art/crest/${player.id + 100}.svg` }],
}));

/** Opens a game in which player 7 belongs to "Club 7", and returns functions that choose by name. */
function open(seconds: number | null = null) {
  const page = openPage({ players, seconds });
  const named = (items: HTMLElement[], name: string) => items.find((item) => item.textContent === name)!;
  const names = () => page.players().map((item) => item.textContent!.replace('Player ', ''));
  const choose = (player: string, club: string) => {
    fireEvent.click(named(page.players(), `Player ${player}`));
    fireEvent.click(named(page.clubs(), `Club ${club}`));
  };
  const connect = () => {
    const [first = ''] = names();
    choose(first, first);
  };
  return { ...page, names, choose, connect };
}

test('the document does not reveal which club belongs to which player', () => {
  const { container, names, clubs } = open();
  const [first = ''] = names();
  const place = clubs().findIndex((item) => item.textContent === `Club ${first}`);
  clubs()[place]!.remove();
  expect(container.outerHTML).not.toContain(`Club ${first}<`);
  for (const item of container.querySelectorAll('[role=option]')) {
    expect(item.getAttributeNames().filter((name) => /^(id|title|data-.*)$/.test(name))).toEqual([]);
  }
});

test('selecting a player shows the prompt for a club, and deselecting removes it', () => {
  const { players: items, announced, names } = open();
  const [first = ''] = names();
  fireEvent.click(items()[0]!);
  expect(items()[0]!.getAttribute('aria-selected')).toBe('true');
  screen.getByText(`Player ${first} selected. Choose a club.`);
  fireEvent.click(items()[0]!);
  expect(items()[0]!.getAttribute('aria-selected')).toBe('false');
  screen.getByText('Choose a player and a club.');
  expect(announced).toEqual([`Player ${first} selected. Choose a club.`]);
});

test('a correct pair is announced, marked, and replaced after 800 ms', () => {
  const { connect, names, announced, sounds, players: items, pass } = open();
  const [first = ''] = names();
  connect();
  expect(announced.at(-1)).toBe(`Correct! Player ${first}, Club ${first}. 5 points. 1 of 20.`);
  expect(sounds).toEqual(['pick', 'right']);
  screen.getByText(announced.at(-1)!);
  expect(items()[0]!.textContent).toBe(`Player ${first}connected`);
  expect(items()[0]!.getAttribute('aria-disabled')).toBe('true');
  expect(items()[1]!.getAttribute('aria-disabled')).toBe('false');
  pass(799);
  expect(names()[0]).toBe(`${first}connected`);
  pass(1);
  expect(names()[0]).not.toContain(first);
});

test('a wrong pair announces and marks the correct club, and costs a life', () => {
  const { choose, names, announced, players: items, clubs } = open();
  const [first = '', second = ''] = names();
  choose(first, second);
  expect(announced.at(-1)).toBe(
    `! Wrong! It was Club ${first}. Club ${second} belongs to Player ${second}. Lives left: 2.`,
  );
  screen.getByText(announced.at(-1)!.slice(2));
  const marked = (list: HTMLElement[]) =>
    list.map(({ textContent }) => textContent).filter((text) => /(wrong|right club)$/.test(text));
  expect(marked(items())).toEqual([`Player ${first}wrong`]);
  expect(marked(clubs()).toSorted()).toEqual([`Club ${first}right club`, `Club ${second}wrong`].toSorted());
  for (const item of [...items(), ...clubs()]) {
    const touched = [first, second].some((name) => new RegExp(` ${name}(\\D|$)`).test(item.textContent));
    expect(item.getAttribute('aria-disabled')).toBe(String(touched));
  }
});

test('arrow keys move within and between columns, and Space selects', () => {
  const { players: items, clubs, announced } = open();
  items()[0]!.focus();
  press('ArrowUp');
  expect(document.activeElement).toBe(items()[0]);
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(items()[2]);
  press('ArrowLeft');
  expect(document.activeElement).toBe(items()[2]);
  press(' ');
  expect(items()[2]!.getAttribute('aria-selected')).toBe('true');
  press('ArrowRight');
  expect(document.activeElement).toBe(clubs()[2]);
  press('End');
  expect(document.activeElement).toBe(clubs()[4]);
  press('Enter');
  expect(announced).toHaveLength(2);
  press('ArrowLeft');
  expect(document.activeElement).toBe(items()[4]);
  expect(items().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0]);
});

test('holding a key selects once', () => {
  const { players: items } = open();
  items()[0]!.focus();
  press(' ');
  fireEvent.keyDown(document.activeElement!, { key: ' ', repeat: true });
  expect(items()[0]!.getAttribute('aria-selected')).toBe('true');
});

test('the game begins with the focus on the first player', () => {
  const { players: items } = open();
  expect(document.activeElement).toBe(items()[0]);
});

test('the focus stays in its place when the pair there is replaced', () => {
  const { connect, clubs, pass } = open();
  clubs()[3]!.focus();
  connect();
  pass(800);
  expect(document.activeElement).toBe(clubs()[3]);
});

test('a score that crosses a multiple of 20 is toasted, and the status line does not repeat it', () => {
  const { connect, pass, toasts } = open();
  for (let pair = 0; pair < 4; pair++) {
    expect(toasts).toEqual([]);
    connect();
    pass(800);
  }
  expect(toasts).toEqual([
    { title: 'Achievement!', description: 'You have reached the 20-point mark!', tone: 'success' },
  ]);
  expect(screen.queryByText(/20-point mark/)).toBeNull();
});

test('the toast of a score that passes a multiple of 20 names the multiple', () => {
  const { connect, pass, toasts } = open();
  for (let pair = 0; pair < 10; pair++) {
    connect();
    pass(800);
  }
  expect(toasts.at(-1)?.description).toBe('You have reached the 60-point mark!');
});

test('the third wrong pair is toasted as the last life', () => {
  const { choose, names, pass, toasts, announced, sounds } = open();
  for (let pair = 0; pair < 3; pair++) {
    const [first = '', second = ''] = names();
    choose(first, second);
    if (pair < 2) pass(1000);
  }
  expect(toasts).toEqual([{ title: 'No lives left!', tone: 'destructive' }]);
  expect(announced.at(-1)).toMatch(/^! Wrong! It was Club \d+\. Club \d+ belongs to Player \d+\.$/);
  expect(sounds.at(-1)).toBe('wrong');
});

test('the end of the time is toasted with the score', () => {
  const { connect, pass, toasts } = open(30);
  connect();
  pass(30_000);
  expect(toasts).toEqual([{ title: 'Time over!', description: 'Your score: 5 points.', tone: 'destructive' }]);
  expect(screen.queryByText(/Time over/)).toBeNull();
});

test('five pairs with a timer end the game with a message', () => {
  const { connect, pass, announced, session } = open(60);
  for (let pair = 0; pair < 5; pair++) {
    connect();
    pass(800);
  }
  expect(announced.at(-1)).toMatch(/15 points\. 5 of 5\. All done! Pairs connected: 5\.$/);
  expect(session.snapshot().status).toMatchObject({ phase: 'over', result: { outcome: 'win' } });
});

test('a board with unavoidable clashes is logged', () => {
  const { logged } = openPage({
    players: players.slice(0, 5).map((player) => ({ ...player, career: players[0]!.career })),
    seconds: null,
  });
  expect(logged).toHaveLength(1);
  cleanup();
  expect(open().logged).toEqual([]);
});

test('Play Again starts a new game', () => {
  const { playAgainCount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(playAgainCount()).toBe(1);
});

function press(key: string) {
  fireEvent.keyDown(document.activeElement!, { key });
}
