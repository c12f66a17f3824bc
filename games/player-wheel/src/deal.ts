import {
  createRandom,
  DealProblem,
  fetchPicturedPlayers,
  type DealContext,
  type GameServices,
} from '@soccer-legends/game-sdk';
import { drawSet } from './rules/wheel-set.ts';
import type { WheelDeal, WheelPlayer } from './rules/state.ts';

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

async function playersFor({ http, t, log }: GameServices): Promise<WheelPlayer[]> {
  const players = await fetchPicturedPlayers(http, { freshMs: FRESH_MS }).catch((error: unknown) => {
    log('The players of the wheel did not load', error);
    throw error;
  });
  if (players.length < FEWEST) throw new DealProblem(t('notEnough'));
  return players;
}
