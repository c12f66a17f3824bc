import {
  createRandom,
  DealProblem,
  fetchList,
  restedItems,
  type DealContext,
  type GameServices,
} from '@soccer-legends/game-sdk';
import { readCoaches } from './read-coaches.ts';
import type { Coach } from './rules/coach.ts';
import { MIN_COACHES } from './rules/manager-game.ts';
import type { ManagerDeal } from './rules/state.ts';

/** Enough to find plausible wrong names for every coach, but still a small saved game. */
const DEALT = 150;
/** Enough for ten rounds and their wrong names. */
const ENOUGH = 60;
/** Lets the first game reuse the list that the intro fetched. */
const FRESH_MS = 60_000;

/**
 * Returns up to 150 coaches, those of recent rounds only if needed. Throws a `DealProblem` with a toast if there are
 * fewer than ten, or if the call fails.
 */
export async function dealManagerGame({ services, seed, recent }: DealContext): Promise<ManagerDeal> {
  const coaches = await fetchCoaches(services).catch((cause: unknown) => {
    services.log('The coaches did not load', cause);
    throw problem('loadError', services, cause);
  });
  const rested = restedItems(enough(coaches, services), { recent, keyOf: ({ name }) => name, atLeast: ENOUGH });
  return { coaches: createRandom(seed).sample(rested, DEALT) };
}

/**
 * Checks on the intro whether there are enough coaches, and throws like `dealManagerGame` if not. A failed call is only
 * logged, because the deal repeats it.
 */
export async function prepareManagerGame(services: GameServices): Promise<void> {
  const coaches = await fetchCoaches(services).catch((error: unknown) => {
    services.log('The coaches did not load on the intro', error);
    return undefined;
  });
  if (coaches) enough(coaches, services);
}

async function fetchCoaches({ http }: GameServices): Promise<Coach[]> {
  return readCoaches(await fetchList(http, '/api/coaches', { freshMs: FRESH_MS }), ENOUGH);
}

function enough(coaches: Coach[], services: GameServices): Coach[] {
  if (coaches.length < MIN_COACHES) throw problem('notEnough', services);
  return coaches;
}

function problem(key: 'notEnough' | 'loadError', { t }: GameServices, cause?: unknown): DealProblem {
  return new DealProblem(t(`${key}.text`), { title: t(`${key}.title`), cause });
}
