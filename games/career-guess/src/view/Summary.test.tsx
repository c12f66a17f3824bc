// @vitest-environment happy-dom
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CareerState, RoundResult } from '../rules/state.ts';
import { english, nationName, pass } from '../testing/page.tsx';
import { FakeServer, players } from '../testing/server.ts';
import { Summary } from './Summary.tsx';

const results: RoundResult[] = [
  { round: 1, correctPlayerId: 11, selectedPlayerId: 11, isCorrect: true },
  { round: 2, correctPlayerId: 12, selectedPlayerId: 16, isCorrect: false },
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows the player and the choice of each round, with names, photos and the reason of a wrong choice', async () => {
  const [club] = players()[5]!.career;
  const others = players().map((player) =>
    player.id === 16 ? { ...player, career: [{ ...club!, team: 'Malmö' }] } : player,
  );
  await show(new FakeServer(others));
  const [first, second] = screen.getAllByRole('listitem');
  within(first!).getByRole('heading', { name: 'Round 1: correct' });
  within(first!).getByText('The player and your choice');
  expect(photos(first!)).toHaveLength(1);
  within(second!).getByRole('heading', { name: 'Round 2: wrong' });
  expect(names(second!)).toEqual(['Zlatko Qvistb', 'Zlatko Qvistf']);
  expect(within(second!).getAllByText('Kingdom of Denmark')).toHaveLength(2);
  expect(photos(second!)[0]!.getAttribute('src')).toBe('/art/player/12.svg?m=full');
  expect(why(first!)).toBeUndefined();
  expect(why(second!)).toBe(`There is no ${club!.team} in Zlatko Qvistf’s career.`);
});

test('fetches each player once', async () => {
  const server = new FakeServer(players());
  await show(server);
  expect(server.calls.map(({ call }) => call).sort()).toEqual([11, 12, 16].map((id) => `GET /api/players/${id}`));
});

test('shows a player who fails to load by number, next to the others', async () => {
  const server = new FakeServer(players());
  server.fail('GET /api/players/16', { times: 4 });
  await show(server);
  const [first, second] = screen.getAllByRole('listitem');
  expect(names(first!)).toEqual(['Zlatko Qvista']);
  expect(names(second!)).toEqual(['Zlatko Qvistb', 'Player 16']);
  within(second!).getByText('Unknown');
  expect(why(second!)).toBe('');
});

async function show(server: FakeServer): Promise<void> {
  const state: CareerState = {
    gameId: 'g-1',
    round: 2,
    card: players()[1]!,
    phase: { kind: 'over', roundsWon: 1, gone: false },
    attempts: [],
    results,
  };
  render(
    <TestPage services={server.services(english)} nationName={nationName}>
      <Summary state={state} />
    </TestPage>,
  );
  await pass();
}

function why(round: HTMLElement): string | null | undefined {
  return round.querySelector('dl + p')?.textContent;
}

function names(round: HTMLElement): (string | null)[] {
  return [...round.querySelectorAll('strong')].map(({ textContent }) => textContent);
}

function photos(round: HTMLElement): Element[] {
  return [...round.querySelectorAll('img[src^="/art/player"]')];
}
