// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PlayerGridMove } from '../rules/state.ts';
import { check, filled, played, RIGHT, SWAPPED } from '../rules/test-game.ts';
import { Summary } from './Summary.tsx';

afterEach(cleanup);

test('a loss shows the solution and which cells were correct', () => {
  const cells = cellsAfter(...filled(SWAPPED), ...check, { kind: 'solution' });
  expect(cells.map((text) => text.match(/Player (\d+)/)?.[1])).toEqual(RIGHT.map(String));
  expect(cells.map((text) => text.includes('wasRight'))).toEqual(RIGHT.map((_, cell) => cell > 1));
});

test('a win shows no solution', () => {
  expect(cellsAfter(...filled(RIGHT), ...check)).toEqual([]);
});

function cellsAfter(...moves: readonly PlayerGridMove[]): string[] {
  const { container } = render(
    <TestPage services={fakeServices().services}>
      <Summary state={played(...moves)} />
    </TestPage>,
  );
  return [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent ?? '');
}
