import { DealProblem, type DealContext } from '@soccer-legends/game-sdk';
import { readPuzzle } from './read-puzzle.ts';
import type { PlayerGridDeal } from './rules/state.ts';

/** Deals a new grid from the server; there is no built-in grid. */
export async function dealPlayerGrid({ services: { http, log, t } }: DealContext): Promise<PlayerGridDeal> {
  try {
    const puzzle = readPuzzle(await http.get<unknown>('/api/player-grid/game'));
    if (puzzle) return { puzzle };
    throw new TypeError('The answer is not a grid with one solution.');
  } catch (cause) {
    log('The grid did not load', cause);
    throw new DealProblem(`${t('playerGrid.error')} ${t('playerGrid.errorMessage')}`, { cause });
  }
}
