// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecallState, RightAnswer } from '../rules/recall.ts';
import { testPuzzle } from '../testing/puzzle.ts';
import { Summary } from './Summary.tsx';

const answerIn = (cell: number): RightAnswer => ({
  player: 100 + cell,
  name: `Named ${cell}`,
  cell,
  points: 6,
  share: null,
  years: '1999',
});

function cellsOf(filled: number, wrong: RecallState['wrong'] = []): Element[] {
  const right = Array.from({ length: filled }, (_, cell) => answerIn(cell));
  const state: RecallState = { puzzle: testPuzzle(), right, wrong, judged: null, latest: null, gaveUp: false };
  const { container } = render(
    <TestPage services={fakeServices().services}>
      <Summary state={{ mode: 'recall', round: state }} />
    </TestPage>,
  );
  return [...container.querySelectorAll('tbody td')];
}

test('a win shows the named players with their years and points', () => {
  const cells = textsIn(cellsOf(9));
  expect(cells).toHaveLength(9);
  expect(cells[4]).toMatch(/Named 4.*1999.*recall\.points/);
});

test('a loss also shows players who fit the empty cells', () => {
  const cells = textsIn(cellsOf(2));
  expect(cells).toHaveLength(18);
  expect(cells.slice(0, 3)).toEqual([expect.stringContaining('Named 0'), expect.stringContaining('Named 1'), '']);
  expect(cells.slice(9, 12)).toEqual(['Named 0', 'Named 1', 'Player 13']);
});

test('a loss marks only the cells that were tried, with the wrong names', () => {
  const wrong = [3, 3, 5].map((cell, index) => ({
    ...{ player: 200 + index, name: `Wrong ${index}`, cell },
    ...{ nationFits: false, clubFits: true },
  }));
  const cells = cellsOf(2, wrong).slice(0, 9);
  expect(cells.flatMap((cell, index) => (cell.querySelector('svg') ? [index] : []))).toEqual([3, 5]);
  expect(textsIn(cells).slice(2, 6)).toEqual(['', 'wrongCell Wrong 0, Wrong 1', '', 'wrongCell Wrong 2']);
});

const textsIn = (cells: readonly Element[]): string[] => cells.map((cell) => cell.textContent ?? '');
