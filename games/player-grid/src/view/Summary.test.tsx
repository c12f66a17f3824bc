// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlayerGridMove } from '../rules/state.ts';
import { check, filled, played, RIGHT, SWAPPED } from '../testing/game.ts';
import { Summary } from './Summary.tsx';

test('a loss shows the placements and the solution, with the correct cells marked', () => {
  const cells = cellsAfter(...filled(SWAPPED), ...check, { kind: 'solution' });
  expect(cells.map((text) => text.match(/Player (\d+)/)?.[1])).toEqual([...SWAPPED, ...RIGHT].map(String));
  const isRight = RIGHT.map((_, cell) => cell > 1);
  expect(cells.map((text) => text.includes('wasRight'))).toEqual([...isRight, ...isRight]);
  expect(cells.map((text) => text.includes('wasWrong'))).toEqual([
    ...isRight.map((right) => !right),
    ...RIGHT.map(() => false),
  ]);
});

test('an empty cell of an unfinished grid has no mark', () => {
  const moves = [...filled(SWAPPED), ...check, { kind: 'assist', returnsWrong: true }, { kind: 'solution' }] as const;
  expect(cellsAfter(...moves).slice(0, 3)).toEqual(['', '', 'Player 13wasRight']);
});

test('a win shows only the finished grid', () => {
  const cells = cellsAfter(...filled(RIGHT), ...check);
  expect(cells.map((text) => text.match(/Player (\d+)/)?.[1])).toEqual(RIGHT.map(String));
  expect(cells.every((text) => text.includes('wasRight'))).toBe(true);
});

test('the results tell how many grids in a row were right at the first check', () => {
  const { services } = fakeServices();
  const open = (...moves: readonly PlayerGridMove[]) =>
    render(
      <TestPage services={services}>
        <Summary state={{ mode: 'classic', round: played(...moves) }} />
      </TestPage>,
    ).container.querySelector('p')?.textContent;
  expect(open(...filled(SWAPPED), ...check, { kind: 'solution' })).toBeUndefined();
  services.storage.write('firstChecks', JSON.stringify({ grids: [], inARow: 2, best: 4 }));
  expect(open(...filled(RIGHT), ...check)).toBe('firstCheck.inARow firstCheck.best');
});

function cellsAfter(...moves: readonly PlayerGridMove[]): string[] {
  const { container } = render(
    <TestPage services={fakeServices().services}>
      <Summary state={{ mode: 'classic', round: played(...moves) }} />
    </TestPage>,
  );
  return [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent ?? '');
}
