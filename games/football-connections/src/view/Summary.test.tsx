// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { readPuzzle } from '../puzzle/read-puzzle.ts';
import { puzzleOf, startOf } from '../testing/puzzle.ts';
import { Summary } from './GroupList.tsx';

test('after the game, each group shows why its players belong', () => {
  const { players, groups } = puzzleOf();
  const sent = groups.map((group) => ({ ...group, name: 'Kept goal', description: 'They kept goal.' }));
  const [first, ...others] = sent;
  const reasons = [
    { player: first!.players[0], text: { en: 'Milan 2001–2005', de: 'Mailand 2001–2005' } },
    { player: first!.players[1], text: { en: 'Milan 1999' } },
    { player: first!.players[2], text: 'no text in languages' },
  ];
  const puzzle = readPuzzle({ players, groups: [{ ...first, reasons }, ...others] })!;
  render(
    <TestPage services={fakeServices().services}>
      <Summary state={startOf(puzzle)} />
    </TestPage>,
  );
  const [one, two, three, four] = first!.players.map((id) => players.find((player) => player.id === id)!.name);
  const names = `${one} (Milan 2001–\u20602005), ${two} (Milan 1999), ${three}, ${four}`;
  screen.getByText(names);
});
