// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DealProblem } from '../game.ts';
import { createTrackedResources } from '../tracked-resources.ts';
import { accept } from '../rules.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { offlineServices } from '../testing/open-round.tsx';
import { defineGame } from './game.ts';
import { savedGamesIn } from './saved-games.ts';
import { useGameRun } from './use-game-run.ts';

afterEach(cleanup);

/** A game of one move, that begins at once where its deal lets it. */
const gameOf = (deal: () => Promise<null>) =>
  defineGame<null, string, 'end'>({
    manifest: {
      key: 'one-move',
      version: '1.0.0',
      name: { en: 'One' },
      description: { en: 'One' },
      icon: 'trophy',
      sdk: '^1.0.0',
      resultTheme: 'career',
    },
    rules: {
      start: () => 'begun',
      play: () => accept('ended'),
      status: () => ({ phase: 'open' }),
      legalMoves: () => [],
    },
    deal,
    View: () => null,
  });

function runOf(deal: () => Promise<null>) {
  const faults: unknown[] = [];
  const options = {
    game: gameOf(deal),
    services: offlineServices({ texts: {} }),
    clock: createManualClock(),
    saved: savedGamesIn(sessionStorage),
    resources: createTrackedResources((fault) => faults.push(fault)),
    timeScale: 1,
    unknownProblem: 'It did not begin.',
    newSeed: () => 1,
    onFault: (fault: unknown) => faults.push(fault),
  };
  const { result } = renderHook(() => useGameRun(options));
  return { run: () => result.current.run, faults };
}

test.each([
  ['of which it says nothing is a fault', new TypeError('x is undefined'), 'It did not begin.', 1],
  ['that it explains is none', new DealProblem('Nobody answers.'), 'Nobody answers.', 0],
])('a round that cannot begin for a reason %s', async (_what, fault, problem, count) => {
  const { run, faults } = runOf(() => Promise.reject(fault));
  await waitFor(() => expect(run()).toEqual({ phase: 'failed', problem }));
  expect(faults).toHaveLength(count);
});

test('a round that can begin does', async () => {
  const { run, faults } = runOf(() => Promise.resolve(null));
  await waitFor(() => expect(run().phase).toBe('playing'));
  expect(faults).toEqual([]);
});
