import {
  createRandom,
  DealProblem,
  fetchPicturedPlayers,
  type DealContext,
  type GameServices,
} from '@soccer-legends/game-sdk';
import { drawSet } from './rules/wheel-set.ts';
import type { WheelDeal, WheelPlayer } from './rules/wheel-state.ts';

/** With one player there is nothing to pick. */
const FEWEST = 2;

/** What the intro has fetched serves for a start soon after it. */
const FRESH_MS = 60_000;

/** Looks whether there are players at all. */
export async function preparePlayerWheel(services: GameServices): Promise<void> {
  await playersFor(services);
}

export async function dealPlayerWheel({ services, seed }: DealContext): Promise<WheelDeal> {
  return { players: drawSet(await playersFor(services), [], createRandom(seed)) };
}

async function playersFor({ http, t, log }: GameServices): Promise<WheelPlayer[]> {
  const players = await fetchPicturedPlayers(http, { freshMs: FRESH_MS }).catch((fault: unknown) => {
    log('The players of the wheel did not load', fault);
    return [];
  });
  if (players.length < FEWEST) throw new DealProblem(t('notEnough'));
  return players;
}
