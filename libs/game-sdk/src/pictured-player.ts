import { fetchList } from './fetch-list.ts';
import { isRecord, isText, textOrNull, type Loose } from './unchecked.ts';
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
}

/**
 * Returns up to 300 random players with a picture, leaving out incomplete entries. Throws an `HttpError` if the call
 * fails.
 */
export async function fetchPicturedPlayers(http: Http, options?: RequestOptions): Promise<PicturedPlayer[]> {
  const players = await fetchList(http, '/api/players?limit=300', options);
  return players.flatMap((entry) => (isRecord(entry) ? (readPlayer(entry) ?? []) : []));
}

function readPlayer(entry: Loose<PicturedPlayer>): PicturedPlayer | undefined {
  const { id, name, country, nation, position, photo, kit } = entry;
  if (typeof id !== 'number' || !isText(name) || !isText(photo)) return undefined;
  return {
    id,
    name,
    photo,
    country: isText(country) ? country : '',
    nation: textOrNull(nation),
    position: textOrNull(position),
    kit: textOrNull(kit),
  };
}
