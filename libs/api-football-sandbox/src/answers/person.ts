import type { Player } from '@soccer-legends/football-data';
import type { Person } from '../world.ts';
import { countryName } from './country.ts';
import { picture } from './pictures.ts';

/** Who somebody is, as every endpoint shows it. Day of birth and size are not in the data set. */
export function personAnswer({ id, facts, nation }: Person, of: 'players' | 'coachs', now: Date): object {
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
    photo: picture(of),
  };
}

/** First names as an initial, as the service shows most of them. */
function namesOf(
  name: string,
  player: Pick<Player, 'fullName' | 'surname'> | null,
): { firstname: string; lastname: string; short: string } {
  const [first = name, ...others] = name.split(' ');
  const rest = others.join(' ');
  const [legalFirst = first, ...legalRest] = (player?.fullName ?? name).split(' ');
  const lastname = legalRest.join(' ') || name;
  // Whoever is known by one name, or whose last name comes first, keeps it whole.
  const isShortened = rest !== '' && (player === null || name.endsWith(player.surname)) && !player?.fullName;
  return { firstname: legalFirst, lastname, short: isShortened ? `${[...first][0]}. ${rest}` : name };
}
