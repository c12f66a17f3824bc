import { fold } from '@soccer-legends/contracts';
import type { ApiTeamName } from '../answers.ts';

/** Names a club within one player's answers: by its id, else by its name, which differs from endpoint to endpoint. */
export function clubKey({ id, name }: ApiTeamName): string {
  return id === null ? `name ${fold(name)}` : `id ${id}`;
}

export function isSameClub(a: ApiTeamName | null, b: ApiTeamName): boolean {
  return a !== null && clubKey(a) === clubKey(b);
}
