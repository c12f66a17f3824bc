import {
  createRandom,
  DealProblem,
  fetchPicturedPlayers,
  recentlyAsked,
  type DealContext,
  type GameServices,
  type PicturedPlayer,
} from '@soccer-legends/game-sdk';
import type { RestockRequest, WheelDeal, WheelMove } from './rules/state.ts';
import { drawSet } from './rules/wheel-set.ts';

/** A single player leaves nothing to choose. */
const FEWEST = 2;

/** Lets the first game reuse the players that the intro fetched. */
const FRESH_MS = 60_000;

/** Fetches the players on the intro, which the first deal reuses. Throws like `dealPlayerWheel`. */
export async function preparePlayerWheel(services: GameServices): Promise<void> {
  await playersFor(services);
}

/**
 * Returns up to ten players, those of recent rounds only if needed. Throws a `DealProblem` if there are fewer than two,
 * and an `HttpError` if the call fails.
 */
export async function dealPlayerWheel({ services, seed, recent = [] }: DealContext): Promise<WheelDeal> {
  return { players: drawSet(await playersFor(services), recent.map(Number), createRandom(seed)) };
}

async function playersFor({ http, t, log }: GameServices): Promise<PicturedPlayer[]> {
  const players = await fetchPicturedPlayers(http, { freshMs: FRESH_MS }).catch((error: unknown) => {
    log('The players of the wheel did not load', error);
    throw error;
  });
  if (players.length < FEWEST) throw new DealProblem(t('notEnough'));
  return players;
}

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
