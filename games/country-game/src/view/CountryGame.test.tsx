// @vitest-environment happy-dom
import { createRandom } from '@soccer-legends/game-sdk';
import { offlineServices, TestPage } from '@soccer-legends/game-sdk/testing/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { countryGame } from '../rules/country-game.ts';
import { nationName, openPage } from '../testing/page.tsx';
import { tenPlayers } from '../testing/players.ts';
import { Summary } from './Summary.tsx';

test('no card reveals its country before it is matched', () => {
  const { cards, players } = openPage();
  for (const [index, card] of cards().entries()) {
    const { country, nation } = players[index]!;
    expect(card.outerHTML).not.toContain(country);
    expect(card.outerHTML).not.toContain(nation!);
  }
  expect(cards()[0]!.querySelector('img')!.getAttribute('src')).toBe('/art/player/1.svg?m=noflag');
});

test('the question is shown with its flag and announced', () => {
  const { container, asked, players, announced } = openPage();
  const { country, nation } = players[asked()]!;
  screen.getByRole('heading', { name: `Find: ${country} [${nation}]` });
  expect(container.querySelector('h2 img')!.getAttribute('src')).toContain(`/art/flag/${nation}.svg?v=`);
  expect(announced).toEqual([`Find: ${country} [${nation}]`]);
});

test('a correct pick is announced at once, and the next country after a second', () => {
  const { cards, asked, players, prompts, announced, sounds, pass } = openPage();
  const { name, country, nation } = players[asked()]!;
  fireEvent.click(cards()[asked()]!);
  expect(announced.slice(1)).toEqual([`Correct! ${name}, ${country} [${nation}].`]);
  expect(sounds).toEqual(['right']);
  screen.getByText(announced[1]!);
  pass(1000);
  expect(announced[2]).toBe(`Find: ${players[prompts[1]!]!.country} [${players[prompts[1]!]!.nation}]`);
  // The verdict remains visible until the next pick.
  screen.getByText(announced[1]!);
});

test('announces a wrong pick with its country, and the remaining lives one second later', () => {
  const { cards, prompts, players, announced, sounds, pass } = openPage();
  const { name, country, nation } = players[prompts[4]!]!;
  const card = () => cards()[prompts[4]!]!;
  fireEvent.click(card());
  expect(announced.slice(1)).toEqual([`! Wrong! ${name}: ${country} [${nation}].`]);
  expect(sounds).toEqual(['wrong']);
  expect(card().textContent).toBe(`${name}wrong`);
  expect(card().outerHTML).not.toContain(country);
  expect(card().outerHTML).not.toContain(nation!);
  pass(1000);
  expect(announced[2]).toMatch(/^Lives left: 2\. Find: /);
  // The card stays marked until the next country, and another press of it costs nothing.
  expect(card().textContent).toBe(`${name}wrong`);
  expect(card().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(card());
  expect(announced.at(-1)).toBe(`Already tried: ${name}. No life lost.`);
  screen.getByText(announced.at(-1)!);
  pass(1000);
  screen.getByText('ui.lives 2 3');
});

test('while a verdict is shown all cards are inert and keep the focus', () => {
  const { cards, asked, announced, pass } = openPage();
  const card = cards()[asked()]!;
  card.focus();
  fireEvent.click(card);
  fireEvent.click(cards()[(asked() + 1) % 10]!);
  expect(announced).toHaveLength(2);
  expect(cards().every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
  pass(1000);
  expect(document.activeElement).toBe(card);
});

test('a matched card stays in its place with flag and country', () => {
  const { cards, asked, players, pass } = openPage();
  const found = asked();
  const { name, country, nation } = players[found]!;
  fireEvent.click(cards()[found]!);
  pass(1000);
  expect(cards()[found]!.textContent).toBe(`${name}${country} [${nation}]`);
  expect(cards()[found]!.outerHTML).toContain(`/art/flag/${nation}.svg`);
  expect(cards().filter((card) => card.getAttribute('aria-disabled') === 'true')).toEqual([cards()[found]]);
});

test('the game begins with the focus on the first card', () => {
  const { cards } = openPage();
  expect(document.activeElement).toBe(cards()[0]);
});

test('Play Again starts a new game', () => {
  const { playAgainCount } = openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(playAgainCount()).toBe(1);
});

test('the summary lists every country with its player and the wrong picks', () => {
  const players = tenPlayers();
  const start = countryGame.start({ players, blind: false }, createRandom(1));
  const [first = 0, second = 0] = start.prompts;
  const picks = [
    { asked: first, card: second },
    { asked: first, card: first },
  ];
  render(
    <TestPage services={offlineServices({ texts })} nationName={nationName}>
      <Summary state={{ ...start, picks }} />
    </TestPage>,
  );
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  const listed = ({ country, nation, name }: (typeof players)[number]) => `${country} [${nation}]: ${name}`;
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(`found${listed(players[first]!)}Your wrong picks: ${players[second]!.name}`);
  expect(lines[1]).toBe(`not asked${listed(players[second]!)}`);
});

test('the summary of a lost game marks only the last question as not found', () => {
  const players = tenPlayers();
  const start = countryGame.start({ players, blind: false }, createRandom(1));
  const [first = 0, second = 0] = start.prompts;
  const wrong = { asked: first, card: second };
  render(
    <TestPage services={offlineServices({ texts })} nationName={nationName}>
      <Summary state={{ ...start, picks: [wrong, wrong, wrong] }} />
    </TestPage>,
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => /^(not found|not asked)/.exec(line.textContent)?.[0])).toEqual([
    'not found',
    ...Array<string>(9).fill('not asked'),
  ]);
  expect(lines.filter((line) => line.querySelector('svg'))).toEqual([lines[0]]);
});

test('a blind card has no name until it is picked', () => {
  const { cards, prompts, players, pass } = openPage({ blind: true });
  const wrong = prompts[4]!;
  for (const [index, card] of cards().entries()) expect(card.outerHTML).not.toContain(players[index]!.name);
  expect(cards()[wrong]!.textContent).toBe('Player');
  fireEvent.click(cards()[wrong]!);
  pass(1000);
  expect(cards()[wrong]!.textContent).toBe(`${players[wrong]!.name}wrong`);
  expect(cards().filter((card) => card.textContent === 'Player')).toHaveLength(9);
});
