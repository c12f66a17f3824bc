import { dealRested, DealProblem, type DealContext, type GameServices } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { readPuzzle } from './read-puzzle.ts';
import type { GridDeal, Mode } from './rules/modes.ts';
import { conditionsOf } from './rules/placements.ts';
import { isJudgeable } from './rules/recall.ts';

/**
 * Deals a new grid from the server without recent cells if possible. There is no built-in grid, so it throws a
 * `DealProblem` without a toast for any failure; the reason is logged.
 */
export async function dealPlayerGrid({ options, services, recent }: DealContext): Promise<GridDeal> {
  const { log, t } = services;
  const mode = options['mode'] === 'recall' ? 'recall' : 'classic';
  try {
    return { mode, puzzle: await dealRested(() => fetchPuzzle(mode, services), conditionsOf, recent) };
  } catch (cause) {
    log('The grid did not load', cause);
    throw new DealProblem(`${t('error')} ${t('errorMessage')}`, { cause });
  }
}

async function fetchPuzzle(mode: Mode, { http }: GameServices): Promise<PlayerGridPuzzle> {
  const puzzle = readPuzzle(await http.get<unknown>('/api/player-grid/game'));
  if (!puzzle) throw new TypeError('The answer is not a grid with one solution.');
  if (mode === 'recall' && !isJudgeable(puzzle)) throw new TypeError('The grid does not identify its cells.');
  return puzzle;
}
