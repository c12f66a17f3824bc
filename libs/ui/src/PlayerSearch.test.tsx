// @vitest-environment happy-dom
import type { PlayerHit } from '@soccer-legends/contracts';
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

function open(names: readonly string[], facts: Readonly<Record<string, Partial<PlayerHit>>> = {}) {
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
  const { services } = fakeServices({ answer: hits });
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
    shown: () => screen.queryAllByRole('option').map((row) => row.querySelector('strong')?.textContent),
  };
}
