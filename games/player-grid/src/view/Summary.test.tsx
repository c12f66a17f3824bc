// @vitest-environment happy-dom
import type { GameServices } from '@soccer-legends/game-sdk';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PlayerGridMove } from '../rules/player-grid-state.ts';
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
  const t: Platform['t'] = (key) => key;
  const nationName: Platform['nationName'] = (_code, fallback) => fallback;
  const platform: Platform = { t, language: 'en', announce: unused, motion: false, nationName };
  const http = { get: unused, post: unused };
  const services: GameServices = { language: 'en', http, t, toast: unused, announce: unused, log: unused };
  const { container } = render(
    <PlatformContext value={platform}>
      <TestServices value={services}>
        <Summary state={played(...moves)} />
      </TestServices>
    </PlatformContext>,
  );
  return [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent ?? '');
}

function unused(): never {
  throw new Error('The summary does not use it.');
}
