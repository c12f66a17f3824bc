import type { Http } from '@soccer-legends/game-sdk';
import type { MemoPlayer } from './rules/memo-state.ts';

/** The players who can be on a card: those with a photo. Throws where there is no answer, or no list. */
export async function fetchPlayers(http: Http): Promise<MemoPlayer[]> {
  const found = await http.get<unknown>('/api/players?limit=300');
  if (!Array.isArray(found)) throw new TypeError('The players are not a list.');
  return found.flatMap((value: unknown) => readPlayer(value) ?? []);
}

function readPlayer(value: unknown): MemoPlayer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, country, nation, position, photo } = value as Partial<Record<keyof MemoPlayer, unknown>>;
  if (typeof id !== 'number' || !isText(name) || !isText(photo)) return undefined;
  return {
    id,
    name,
    photo,
    country: isText(country) ? country : '',
    nation: isText(nation) ? nation : null,
    position: isText(position) ? position : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
