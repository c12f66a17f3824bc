import type { Player } from '@soccer-legends/football-data';
import type { Person } from '../sandbox-football.ts';
import { countryName, pictureUrl } from './team.ts';

/**
 * Returns the properties that items of every endpoint share. The data set has no height, weight or day of birth, so
 * these are null or January 1.
 */
export function personItem({ id, facts, nation }: Person, of: 'players' | 'coachs', now: Date): object {
  const { firstname, lastname, short } = namesOf(facts.name, 'fullName' in facts ? facts : null);
  const country = nation ? countryName(nation.names.en) : null;
  return {
    id,
    name: short,
    firstname,
    lastname,
    age: now.getUTCFullYear() - facts.born,
    birth: { date: `${facts.born}-01-01`, place: null, country },
    nationality: country,
    height: null,
    weight: null,
    photo: pictureUrl(of),
  };
}

/** Returns the names. For most people, `short` has the first name as an initial, as in the service. */
function namesOf(
  name: string,
  player: Pick<Player, 'fullName' | 'surname'> | null,
): { firstname: string; lastname: string; short: string } {
  const [first = name, ...others] = name.split(' ');
  const rest = others.join(' ');
  const [legalFirst = first, ...legalRest] = (player?.fullName ?? name).split(' ');
  const lastname = legalRest.join(' ') || name;
  // Not for people with a single name, or with the last name first.
  const isShortened = rest !== '' && (player === null || name.endsWith(player.surname)) && !player?.fullName;
  return { firstname: legalFirst, lastname, short: isShortened ? `${[...first][0]}. ${rest}` : name };
}
