import type { Http } from '@soccer-legends/game-sdk';
import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

/** Options of the calls that fetch the state of the game and its players. */
export const WITH_RETRIES = { retries: 3, retryDelayMs: 1000 } as const;

/** Long enough for the results to need no second call. */
const FRESH_MS = 60 * 60_000;

/** Returns a player, from the cache of the last hour if possible. Throws an `HttpError` after three retries. */
export function fetchPlayer(http: Http, id: number): Promise<PlayerDetail> {
  return http.get<PlayerDetail>(`/api/players/${id}`, { ...WITH_RETRIES, freshMs: FRESH_MS });
}
