import {
  createRandom,
  DealProblem,
  fetchList,
  fetchPicturedPlayers,
  isRecord,
  recentlyAsked,
  type DealContext,
  type GameServices,
  type PicturedPlayer,
} from '@soccer-legends/game-sdk';
import type { RestockRequest, SearchRequest, WheelDeal, WheelMove } from './rules/state.ts';
import { drawSet } from './rules/wheel-set.ts';

/** A single player leaves nothing to choose. */
const FEWEST = 2;

/** Lets the first game reuse the players that the intro fetched. */
const FRESH_MS = 60_000;

const SEARCH_MS = 5000;

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

/** Performs a request of the rules and returns its answer as a move; it never rejects. */
export function perform(request: RestockRequest | SearchRequest, services: GameServices): Promise<WheelMove> {
  return 'text' in request ? search(request, services) : restock(request, services);
}

/** If the search fails, the text is judged only by the name. */
async function search({ text }: SearchRequest, { http, log }: GameServices): Promise<WheelMove> {
  try {
    const hits = await fetchList(http, `/api/players/search?q=${encodeURIComponent(text)}`, { timeoutMs: SEARCH_MS });
    const [hit] = hits;
    const onlyHit = hits.length === 1 && isRecord(hit) ? Number(hit.id) : null;
    return { kind: 'searched', onlyHit, found: hits.length };
  } catch (fault) {
    log('The search for a typed name failed', fault);
    return { kind: 'searched', onlyHit: null };
  }
}

/**
 * Fetches a new set and returns it as a move. A failure is not shown, because the game continues with
 * the remaining players, and ends without any.
 */
async function restock({ asked, seed }: RestockRequest, { http, log, storage }: GameServices): Promise<WheelMove> {
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
