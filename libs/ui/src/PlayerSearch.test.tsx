// @vitest-environment happy-dom
import type { PlayerHit } from '@soccer-legends/contracts';
import { HttpError } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerSearch } from './PlayerSearch.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('while the text grows, only suggestions that still match can be chosen', async () => {
  const { type, pass, shown } = open(['Marco van Basten', 'Marko Arnautović', 'Jean-Pierre Papin', 'Diego Maradona']);
  type('mar');
  await pass(300);
  expect(shown()).toHaveLength(4);
  type('arnautovic');
  expect(shown()).toEqual(['Marko Arnautović']);
  type('jean pierre');
  expect(shown()).toEqual([]);
});

test('a player found by a nickname stays while the nickname is typed, and shows it', async () => {
  const { type, pass, shown } = open(['Javier Hernández', 'Chico'], { 'Javier Hernández': { alias: 'Chicharito' } });
  type('chic');
  await pass(300);
  expect(shown()).toHaveLength(2);
  type('chicharito');
  expect(shown()).toEqual(['Javier Hernández']);
  expect(screen.getByRole('option').textContent).toContain('Chicharito');
});

test('a player with one year in the data shows it once', async () => {
  const { type, pass } = open(['Diego Maradona'], { 'Diego Maradona': { from: 2022, to: 2022 } });
  type('mar');
  await pass(300);
  expect(screen.getByRole('option').textContent).toBe('Diego Maradona2022');
});

test('Enter right after the last letter waits for the suggestions for the whole text', async () => {
  const { type, pass } = open(['Diego Maradona']);
  type('maradona');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await pass(300);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Diego Maradona');
});

test('waits as long as the server asks, says so, and then searches by itself', async () => {
  const limited = new HttpError('failed', '429: Too many requests.', { status: 429, retryAfterMs: 40_000 });
  const answers: unknown[] = [limited];
  const { type, pass, shown, requests } = open(['Diego Maradona'], {}, (hits) => answers.shift() ?? hits);
  type('mar');
  await pass(300);
  expect(screen.getByText('ui.searchLater 40')).toBeDefined();
  await pass(10_000);
  type('mara');
  await pass(300);
  // Typing does not spend a search.
  expect([screen.queryByText('ui.searchLater 30') !== null, requests.length]).toEqual([true, 1]);
  await pass(29_700);
  expect([shown(), requests.length]).toEqual([['Diego Maradona'], 2]);
});

test('repeats a search that failed, until it succeeds', async () => {
  const answers: unknown[] = [new Error('No connection.'), new Error('No connection.')];
  const { type, pass, shown } = open(['Diego Maradona'], {}, (hits) => answers.shift() ?? hits);
  type('mar');
  await pass(5000);
  expect(screen.getByText('ui.searchFailed')).toBeDefined();
  await pass(6000);
  expect(shown()).toEqual(['Diego Maradona']);
});

function open(
  names: readonly string[],
  facts: Readonly<Record<string, Partial<PlayerHit>>> = {},
  answer: (hits: readonly PlayerHit[]) => unknown = (hits) => hits,
) {
  const hits = names.map((name, id): PlayerHit => ({
    id,
    name,
    country: '',
    nation: null,
    position: null,
    from: null,
    to: null,
    ...facts[name],
  }));
  const { services, requests } = fakeServices({ answer: () => answer(hits) });
  function Page() {
    const [text, setText] = useState('');
    const [chosen, setChosen] = useState<PlayerHit | null>(null);
    const change = (typed: string, player: PlayerHit | null) => {
      setText(typed);
      setChosen(player);
    };
    return <PlayerSearch label="Player" text={text} chosen={chosen} onChange={change} />;
  }
  render(
    <TestPage services={services}>
      <Page />
    </TestPage>,
  );
  return {
    type: (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    requests,
    shown: () => screen.queryAllByRole('option').map((row) => row.querySelector('strong')?.textContent),
  };
}
