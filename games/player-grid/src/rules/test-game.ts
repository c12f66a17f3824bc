import { createRandom, type GameResult } from '@soccer-legends/game-sdk';
import { playerGrid } from './player-grid.ts';
import type { PlayerGridMove, PlayerGridState } from './state.ts';
import { testPuzzle } from './test-puzzle.ts';

export const RIGHT = [11, 12, 13, 21, 22, 23, 31, 32, 33];
/** All correct except the first two, which are swapped. */
export const SWAPPED = [12, 11, ...RIGHT.slice(2)];

export const check: readonly PlayerGridMove[] = [{ kind: 'check' }, { kind: 'checked' }];

export function filled(players: readonly number[]): PlayerGridMove[] {
  return players.map((player, cell) => ({ kind: 'place', player, cell }));
}

export function played(...moves: readonly PlayerGridMove[]): PlayerGridState {
  const chance = createRandom(1);
  return moves.reduce(
    (state, move) => {
      const outcome = playerGrid.play(state, move, chance);
      if (!outcome.accepted) throw new Error(`${move.kind}: ${outcome.reason}`);
      return outcome.state;
    },
    playerGrid.start({ puzzle: testPuzzle() }, chance),
  );
}

export function finished(state: PlayerGridState): GameResult {
  const status = playerGrid.status(state);
  if (status.phase !== 'over') throw new Error('The game is not over.');
  return status.result;
}
