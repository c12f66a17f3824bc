import { createRandom, type GameResult } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound } from '@soccer-legends/game-sdk/testing';
import { playerGrid } from '../rules/player-grid.ts';
import type { PlayerGridMove, PlayerGridState } from '../rules/state.ts';
import { testPuzzle } from './puzzle.ts';

export const RIGHT = [11, 12, 13, 21, 22, 23, 31, 32, 33];
/** All correct except the first two, which are swapped. */
export const SWAPPED = [12, 11, ...RIGHT.slice(2)];

export const check: readonly PlayerGridMove[] = [{ kind: 'check' }, { kind: 'checked' }];

export function filled(players: readonly number[]): PlayerGridMove[] {
  return players.map((player, cell) => ({ kind: 'place', player, cell }));
}

/** Loses with three different wrong grids. The last one is `SWAPPED`. */
export const LOSING: readonly PlayerGridMove[] = [
  { kind: 'assist', returnsWrong: true },
  ...[
    [12, 13, 11, ...RIGHT.slice(3)],
    [13, 11, 12],
    [12, 11, 13],
  ].flatMap((players) => [...filled(players), ...check]),
];

export function played(...moves: readonly PlayerGridMove[]): PlayerGridState {
  const chance = createRandom(1);
  return playMoves(playerGrid, playerGrid.start({ puzzle: testPuzzle() }, chance), moves, chance);
}

export function finished(state: PlayerGridState): GameResult {
  return resultOfRound(playerGrid, state);
}
