import type { Player } from '@soccer-legends/football-data';
import { currentSeason, type Person, type SandboxFootball, type Team } from '../sandbox-football.ts';

const COUNTRY_SPELLINGS: Readonly<Record<string, string>> = {
  'United States': 'USA',
  'DR Congo': 'Congo-DR',
  'Bosnia and Herzegovina': 'Bosnia',
};

/** Returns a country in the service's spelling, with hyphens instead of spaces. `name` is the English one. */
export function countryName(name: string): string {
  return COUNTRY_SPELLINGS[name] ?? name.replace(/ /g, '-');
}

/** Returns the URL of the service's placeholder, because the sandbox has no pictures. */
export function pictureUrl(of: 'players' | 'coachs' | 'teams' | 'leagues'): string {
  return `https://media.api-sports.io/football/${of}/0.png`;
}

/** Returns a team as a reference in other items. */
export function teamRef({ id, name }: Team): object {
  return { id, name, logo: pictureUrl('teams') };
}

/** Returns an item of `/teams`. The data set has no venues, so their properties are null. */
export function teamItem(team: Team, { nations }: SandboxFootball): object {
  const country = nations.find(({ code }) => code === team.country)?.names.en ?? null;
  return {
    team: {
      ...teamRef(team),
      code: null,
      country: country && countryName(country),
      founded: null,
      national: team.national,
    },
    venue: { id: null, name: null, address: null, city: null, capacity: null, surface: null, image: null },
  };
}

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

const FIRST_SEASON = 2010;

interface LeagueItem {
  league: { id: number; name: string; type: string; logo: string };
  country: { name: string; code: null; flag: null };
  seasons: object[];
}

/** Returns the items of `/leagues`: one league for every country with a club. */
export function leaguesOf(football: SandboxFootball, now: Date): LeagueItem[] {
  const countries = new Set(
    [...football.teams.values()].filter(({ national }) => !national).map(({ country }) => country),
  );
  const latest = currentSeason(now);
  const years = Array.from({ length: latest - FIRST_SEASON + 1 }, (_, index) => FIRST_SEASON + index);
  return football.nations
    .filter(({ code }) => countries.has(code))
    .map(({ code, names }) => ({
      league: { id: leagueId(code, football), name: `${names.en} League`, type: 'League', logo: pictureUrl('leagues') },
      country: { name: countryName(names.en), code: null, flag: null },
      seasons: years.map((year) => ({
        year,
        start: `${year}-08-01`,
        end: `${year + 1}-05-31`,
        current: year === latest,
        coverage: {},
      })),
    }));
}

/**
 * Returns the id of a country's league. The sandbox has one league for each country; null and unknown codes share one.
 */
export function leagueId(country: string | null, { nations }: SandboxFootball): number {
  return 1000 + nations.findIndex(({ code }) => code === country);
}
