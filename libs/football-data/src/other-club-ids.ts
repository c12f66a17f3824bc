import type { OtherClub, Spell } from './facts.ts';
import { isNationalTeam } from './text/people.ts';

/** Returns a function for the id of a spell's club that is in no list; undefined for one without an id. */
export function otherClubIds(
  clubs: readonly OtherClub[],
): (spell: Pick<Spell, 'club' | 'clubCountry'>) => number | undefined {
  const keyOf = (name: string, country: string | null): string =>
    isNationalTeam(name) ? name : `${name} (${country})`;
  const ids = new Map(clubs.map(({ id, name, country }) => [keyOf(name, country), id]));
  return ({ club, clubCountry }) => ids.get(keyOf(club, clubCountry));
}
