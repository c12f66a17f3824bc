import { createRandom, DealProblem, type DealContext, type GameServices } from '@soccer-legends/game-sdk';
import { readCoaches } from './read-coaches.ts';
import type { Coach } from './rules/coach.ts';
import { LEAST_COACHES, type ManagerGameDeal } from './rules/manager-game.ts';

/** Enough for ten rounds, for wrong names that differ, and for some pictures that are broken. */
const DEALT = 40;
/** The intro has just fetched the same list. */
const FRESH_MS = 60_000;

export async function dealManagerGame({ services, seed }: DealContext): Promise<ManagerGameDeal> {
  const coaches = await fetchCoaches(services).catch((fault: unknown) => {
    services.log('The coaches could not be loaded', fault);
    throw problem('loadError', services, fault);
  });
  return { coaches: createRandom(seed).sample(enough(coaches, services), DEALT) };
}

/** Says on the intro that there are too few coaches. A call that fails may do better when the game begins. */
export async function prepareManagerGame(services: GameServices): Promise<void> {
  const coaches = await fetchCoaches(services).catch((fault: unknown) => {
    services.log('The coaches could not be loaded yet', fault);
    return undefined;
  });
  if (coaches) enough(coaches, services);
}

async function fetchCoaches({ http }: GameServices): Promise<Coach[]> {
  const answer = await http.get<unknown>('/api/coaches', { freshMs: FRESH_MS });
  if (!Array.isArray(answer)) throw new TypeError('The coaches are not a list.');
  return readCoaches(answer);
}

function enough(coaches: Coach[], services: GameServices): Coach[] {
  if (coaches.length < LEAST_COACHES) throw problem('notEnough', services);
  return coaches;
}

function problem(key: 'notEnough' | 'loadError', { t }: GameServices, cause?: unknown): DealProblem {
  const description = t(`${key}.text`);
  return new DealProblem(description, { title: t(`${key}.title`), description, tone: 'destructive', cause });
}
