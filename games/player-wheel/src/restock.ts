import { createRandom, fetchPicturedPlayers, recentlyAsked, type GameServices } from '@soccer-legends/game-sdk';
import { drawSet } from './rules/wheel-set.ts';
import type { RestockRequest, WheelMove } from './rules/state.ts';

/**
 * Fetches a new set and returns it as a move; it never rejects. A failure is not shown, because the game continues with
 * the remaining players, and ends without any.
 */
export async function restock(
  { asked, seed }: RestockRequest,
  { http, log, storage }: GameServices,
): Promise<WheelMove> {
  try {
    const known = [...asked, ...recentlyAsked(storage).map(Number)];
    const players = drawSet(await fetchPicturedPlayers(http), known, createRandom(seed));
    if (players.length === 0) throw new Error('The server returned no players for the wheel.');
    return { kind: 'restocked', players };
  } catch (fault) {
    log('No new players for the wheel', fault);
    return { kind: 'restockFailed' };
  }
}
