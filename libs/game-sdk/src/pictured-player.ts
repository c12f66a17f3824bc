import { fetchList } from './fetch-list.ts';
import { aNumber, aText, listOf, objectOf, orElse } from './reader.ts';
import type { Http, RequestOptions } from './services.ts';

/** A player with a photo or a drawn sticker, for games that show pictures. */
export interface PicturedPlayer {
  id: number;
  name: string;
  /** English name of the national team; empty if unknown. */
  country: string;
  /** FIFA code; null for an unknown country. */
  nation: string | null;
  /** Null if unknown. */
  position: string | null;
  /** Address of the photo or sticker. */
  photo: string;
  /** Club whose kit the drawn sticker shows; null for a photograph or an unpainted figure. */
  kit: string | null;
  /** Years at that club, such as `2001–2018`; null without a kit. */
  kitYears: string | null;
}

const readPlayers = listOf(
  objectOf<PicturedPlayer>({
    id: aNumber,
    name: aText,
    photo: aText,
    country: orElse(aText, ''),
    nation: orElse(aText, null),
    position: orElse(aText, null),
    kit: orElse(aText, null),
    kitYears: orElse(aText, null),
  }),
);

/**
 * Returns up to 300 random players with a picture, leaving out incomplete entries. Throws an `HttpError` if the call
 * fails.
 */
export async function fetchPicturedPlayers(http: Http, options?: RequestOptions): Promise<PicturedPlayer[]> {
  return readPlayers(await fetchList(http, '/api/players?limit=300', options));
}
