import { nameKey } from '@soccer-legends/contracts';
import type { ApiTeamRef } from '../../football-api/football-api.port.ts';

/** Names that the service lists as the club of a transfer although they are not clubs. */
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

/** Whether the name stands for no club, such as `Free agent`. */
export function isNoClub({ name }: ApiTeamRef): boolean {
  return NO_CLUB.has(nameKey(name));
}

/** Whether a transfer to this club ends the career. */
export function isRetirement(team: ApiTeamRef | null): boolean {
  return team !== null && RETIRED.has(nameKey(team.name));
}

/** Identifies clubs by id, otherwise by the id of the only namesake in the player's rows, otherwise by name. */
export class ClubKeys {
  private readonly idsByName = new Map<string, Set<number>>();

  constructor(teams: Iterable<ApiTeamRef>) {
    for (const { id, name } of teams) {
      if (id === null) continue;
      const ids = this.idsByName.get(nameKey(name)) ?? new Set();
      this.idsByName.set(nameKey(name), ids.add(id));
    }
  }

  /** Returns a key such as `id 33`, or `name MILAN` for a club without a known id. */
  of({ id, name }: ApiTeamRef): string {
    const ids = this.idsByName.get(nameKey(name));
    const known = id ?? (ids?.size === 1 ? [...ids][0] : null);
    return known === null || known === undefined ? `name ${nameKey(name)}` : `id ${known}`;
  }
}
