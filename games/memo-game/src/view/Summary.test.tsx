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
  ['a win', 8, 15, true, 1, 0],
  ['a win in few moves', 8, 14, true, 1, 1],
  ['a win with reduced motion', 8, 15, false, 0, 0],
  ['a loss', 7, 10, true, 0, 0],
])(
  '%s: %i pairs in %i moves with motion %s have %i canvases and %i medals',
  (_what, found, moves, motion, canvases, medals) => {
    const start = memoGame.start({ players: players(8), theme: null, limitMs: null }, createRandom(1));
    const matches = players(found).map(({ id }) => ({ playerId: id, move: id }));
    const { container } = render(
      <TestPage services={fakeServices().services} motion={motion}>
        <Summary state={{ ...start, matches, moves, phase: 'over' }} />
      </TestPage>,
    );
    expect(container.querySelectorAll('canvas[aria-hidden=true]')).toHaveLength(canvases);
    expect(container.querySelectorAll('p')).toHaveLength(medals);
  },
);
