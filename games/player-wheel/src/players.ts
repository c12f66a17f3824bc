import { readPicturedPlayers, type Http, type PicturedPlayer } from '@soccer-legends/game-sdk';

/** The players who can be on a wheel: those with a photo. Throws where there is no answer, or no list. */
export async function fetchPlayers(http: Http, freshMs = 0): Promise<PicturedPlayer[]> {
  return readPicturedPlayers(await http.get<unknown>('/api/players?limit=300', { freshMs }));
}
