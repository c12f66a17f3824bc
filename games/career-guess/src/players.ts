import type { Http, PlayerDetail } from '@soccer-legends/game-sdk';

/** How the game's state and its players are asked for where an answer fails. */
export const PATIENTLY = { retries: 3, retryDelayMs: 1000 } as const;

const AN_HOUR_MS = 3_600_000;

/** A player's whole record. An answer serves again, so that the results need not ask for who was on show. */
export function fetchPlayer(http: Http, id: number): Promise<PlayerDetail> {
  return http.get<PlayerDetail>(`/api/players/${id}`, { ...PATIENTLY, freshMs: AN_HOUR_MS });
}
