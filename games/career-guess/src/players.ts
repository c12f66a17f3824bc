import type { Http } from '@soccer-legends/game-sdk';
import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

/** Options of the calls that fetch the state of the game and its players. */
export const WITH_RETRIES = { retries: 3, retryDelayMs: 1000 } as const;

const HOUR_MS = 3_600_000;

/** Fetches a player. The response is reused for an hour, so the results need no second call. */
export function fetchPlayer(http: Http, id: number): Promise<PlayerDetail> {
  return http.get<PlayerDetail>(`/api/players/${id}`, { ...WITH_RETRIES, freshMs: HOUR_MS });
}
