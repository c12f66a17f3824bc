// @vitest-environment happy-dom
import { createRandom } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoGame } from '../rules/memo-game.ts';
import { players } from '../testing/players.ts';
import { Summary } from './Summary.tsx';

test.each([
  ['a win', 8, true, 1],
  ['a win with reduced motion', 8, false, 0],
  ['a loss', 7, true, 0],
])('%s: %i pairs with motion %s draw %i canvases', (_what, found, motion, canvases) => {
  const start = memoGame.start({ players: players(8), limitMs: null }, createRandom(1));
  const matches = players(found).map(({ id }) => ({ playerId: id, move: id }));
  const { container } = render(
    <TestPage services={fakeServices().services} motion={motion}>
      <Summary state={{ ...start, matches, phase: 'over' }} />
    </TestPage>,
  );
  expect(container.querySelectorAll('canvas[aria-hidden=true]')).toHaveLength(canvases);
});
