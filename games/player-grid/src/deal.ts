import { DealProblem, type DealContext } from '@soccer-legends/game-sdk';
import { readPuzzle } from './read-puzzle.ts';
import type { PlayerGridDeal } from './rules/player-grid-state.ts';

/** A new grid of the server's. There is none to fall back on. */
export async function dealPlayerGrid({ services: { http, log, t } }: DealContext): Promise<PlayerGridDeal> {
  try {
    const puzzle = readPuzzle(await http.get<unknown>('/api/player-grid/game'));
    if (puzzle) return { puzzle };
    log('The answer is no grid that could be solved');
  } catch (fault) {
    log('No grid from the server', fault);
  }
  throw new DealProblem(`${t('playerGrid.error')} ${t('playerGrid.errorMessage')}`);
}
