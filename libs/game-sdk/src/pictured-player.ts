import { isRecord, isText, textOrNull, type Loose } from './loose-data.ts';
import type { Http, RequestOptions } from './services.ts';

/** A player with a photo or a sticker, as far as games that show pictures need to know. */
export interface PicturedPlayer {
  id: number;
  name: string;
  /** English name of the national team; empty where unknown. */
  country: string;
  /** FIFA code; null for a country that is not known. */
  nation: string | null;
  position: string | null;
  photo: string;
}

/** A sample of the players who have a picture. Throws where there is no answer, or no list. */
export async function fetchPicturedPlayers(http: Http, options?: RequestOptions): Promise<PicturedPlayer[]> {
  const answer = await http.get<unknown>('/api/players?limit=300', options);
  if (!Array.isArray(answer)) throw new TypeError('The players are not a list.');
  return answer.flatMap((entry: unknown) => (isRecord(entry) ? (readPlayer(entry) ?? []) : []));
}

function readPlayer({ id, name, country, nation, position, photo }: Loose<PicturedPlayer>): PicturedPlayer | undefined {
  if (typeof id !== 'number' || !isText(name) || !isText(photo)) return undefined;
  return {
    id,
    name,
    photo,
    country: isText(country) ? country : '',
    nation: textOrNull(nation),
    position: textOrNull(position),
  };
}
