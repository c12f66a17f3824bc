import { fold } from '@soccer-legends/contracts';
import type { ApiTeamRef } from '../football-api/football-api.port.ts';

/** Names that the service gives as a club of a transfer, and that are none. */
const NO_CLUB = new Set([
  'RETIRED',
  'RETIREMENT',
  'CAREER END',
  'END OF CAREER',
  'CAREER BREAK',
  'WITHOUT CLUB',
  'FREE AGENT',
  'NO CLUB',
  'UNATTACHED',
  'UNKNOWN',
  'BAN',
  'DATA NOT AVAILABLE',
]);
const RETIRED = new Set(['RETIRED', 'RETIREMENT', 'CAREER END', 'END OF CAREER']);

/** Whether a transfer goes to no club or comes from none, such as "Without Club". */
export function isNoClub({ name }: ApiTeamRef): boolean {
  return NO_CLUB.has(fold(name).trim());
}

/** Whether a transfer "to" this name is the end of a career. */
export function isRetirement(team: ApiTeamRef | null): boolean {
  return team !== null && RETIRED.has(fold(team.name).trim());
}

/**
 * Identifies the clubs in the rows of one player: by id; without one, by the id of the only club with the same name in
 * these rows, else by the name.
 */
export class ClubKeys {
  private readonly idsByName = new Map<string, Set<number>>();

  constructor(teams: Iterable<ApiTeamRef>) {
    for (const { id, name } of teams) {
      if (id === null) continue;
      const ids = this.idsByName.get(fold(name)) ?? new Set();
      this.idsByName.set(fold(name), ids.add(id));
    }
  }

  of({ id, name }: ApiTeamRef): string {
    const ids = this.idsByName.get(fold(name));
    const known = id ?? (ids?.size === 1 ? [...ids][0] : null);
    return known === null || known === undefined ? `name ${fold(name)}` : `id ${known}`;
  }
}
