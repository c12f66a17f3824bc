import type { Player } from '@soccer-legends/football-data';
import { seasonShare, seasonsOf, type Person, type SandboxFootball, type Stay, type Team } from './sandbox-football.ts';

const COUNTRY_SPELLINGS: Readonly<Record<string, string>> = {
  'United States': 'USA',
  'DR Congo': 'Congo-DR',
  'Bosnia and Herzegovina': 'Bosnia',
};

/** Returns a country in the service's spelling, with hyphens instead of spaces. `name` is the English one. */
function countryName(name: string): string {
  return COUNTRY_SPELLINGS[name] ?? name.replace(/ /g, '-');
}

/** Returns the URL of the service's placeholder, because the sandbox has no pictures. */
function pictureUrl(of: 'players' | 'coachs' | 'teams' | 'leagues'): string {
  return `https://media.api-sports.io/football/${of}/0.png`;
}

export function teamRef({ id, name }: Team): object {
  return { id, name, logo: pictureUrl('teams') };
}

/** Returns an item of `/teams`. */
export function teamItem(team: Team, { nations }: SandboxFootball): object {
  const country = nations.find(({ code }) => code === team.country)?.names.en ?? null;
  return {
    team: {
      ...teamRef(team),
      country: country && countryName(country),
      national: team.national,
    },
  };
}

/** Returns the properties that items of every endpoint share. The data set has no days of birth. */
export function personItem({ id, facts, nation }: Person, of: 'players' | 'coachs'): object {
  const { firstname, lastname, short } = namesOf(facts.name, 'fullName' in facts ? facts : null);
  const country = nation ? countryName(nation.names.en) : null;
  return {
    id,
    name: short,
    firstname,
    lastname,
    birth: { date: `${facts.born}-01-01`, country },
    nationality: country,
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

/** Returns the items of `/leagues`: one league for every country with a club. */
export function leaguesOf(football: SandboxFootball): object[] {
  const countries = new Set(
    [...football.teams.values()].filter(({ national }) => !national).map(({ country }) => country),
  );
  return football.nations
    .filter(({ code }) => countries.has(code))
    .map(({ code, names }) => ({
      league: { id: leagueId(code, football), name: `${names.en} League`, type: 'League', logo: pictureUrl('leagues') },
      country: { name: countryName(names.en) },
    }));
}

/**
 * Returns the id of a country's league. The sandbox has one league for each country; null and unknown codes share one.
 */
function leagueId(country: string | null, { nations }: SandboxFootball): number {
  return 1000 + nations.findIndex(({ code }) => code === country);
}

type StatisticsRow = ReturnType<typeof statisticsRow>;

interface Competition {
  id: number | null;
  name: string;
  country: string | null;
  /** A string for a competition without an id, as in the service. */
  season: number | string;
}

/**
 * Returns the rows of a season: league, cup and friendlies of every club, and national team matches of famous players.
 * Empty if the player had no club then.
 * @param season the year in which it begins
 */
export function statisticsOf(
  { facts, nationalTeam, stays }: Person<Player>,
  season: number,
  football: SandboxFootball,
  now: Date,
): StatisticsRow[] {
  const rows = stays.flatMap((stay) => {
    const seasons = seasonsOf(stay, now);
    if (!seasons.includes(season)) return [];
    const matches = seasonShare(stay.matches, seasons, season);
    const goals = seasonShare(stay.goals, seasons, season);
    const row = (competition: Competition, played: number | null, scored: number | null): StatisticsRow =>
      statisticsRow(stay.team, competition, { position: facts.position, played, scored });
    const cups = matches === null ? null : Math.ceil(matches / 8);
    return [
      row(league(stay.team, football, season), matches, goals),
      row({ ...league(stay.team, football, season), id: 45, name: `${countryOf(stay.team, football)} Cup` }, cups, 0),
      row({ id: 667, name: 'Friendlies Clubs', country: 'World', season }, 2, 1),
    ];
  });
  if (rows.length === 0 || facts.fame < 4 || !nationalTeam) return rows;
  const qualification = { id: null, name: 'EC Qualification', country: null, season: String(season) };
  return [...rows, statisticsRow(nationalTeam, qualification, { position: facts.position, played: 3, scored: null })];
}

function league(team: Team, football: SandboxFootball, season: number): Competition {
  return {
    id: leagueId(team.country, football),
    name: `${countryOf(team, football)} League`,
    country: countryName(countryOf(team, football)),
    season,
  };
}

function countryOf({ country }: Team, { nations }: SandboxFootball): string {
  return nations.find(({ code }) => code === country)?.names.en ?? 'Elsewhere';
}

function statisticsRow(
  team: Team,
  { id, name, country, season }: Competition,
  { position, played, scored }: { position: string; played: number | null; scored: number | null },
) {
  return {
    team: teamRef(team),
    league: { id, name, country, season },
    games: { appearences: played, position },
    goals: { total: scored },
  };
}

/** A club that the service does not know. */
const UNKNOWN = { id: null, name: null, logo: null };

/**
 * Returns an item of `/transfers`, with a transfer between any two stays and one after the last. The data set has only
 * years, so transfers are in summer, except those for half a season.
 */
export function transfersItem({ id, facts, stays }: Person<Player>): object {
  const transfers = stays.flatMap((stay, index) => {
    const owner = ownerAt(stays, index);
    const arrival = owner ? [arrivalFrom(owner, stay)] : [];
    return stay.loan ? [...arrival, ...wayBack(owner, stay)] : [...arrival, ...departure(stay, stays.slice(index + 1))];
  });
  return { player: { id, name: facts.name }, update: '2026-01-01T00:00:00+00:00', transfers };
}

/** Returns the club that a player came from, ignoring clubs of loans in between. */
function ownerAt(stays: readonly Stay[], index: number): Stay | undefined {
  return stays.slice(0, index).findLast(({ loan }) => !loan);
}

function arrivalFrom(owner: Stay, stay: Stay): object {
  const hasLeftBefore = !stay.loan && owner.end !== null && owner.end < stay.start;
  const day = stay.start === stay.end ? '01-15' : '07-01';
  return transfer(stay.start, day, stay.loan ? 'Loan' : 'N/A', { from: hasLeftBefore ? null : owner, to: stay });
}

function wayBack(owner: Stay | undefined, stay: Stay): object[] {
  return owner && stay.end !== null ? [transfer(stay.end, '06-30', 'Back from Loan', { from: stay, to: owner })] : [];
}

function departure(stay: Stay, later: readonly Stay[]): object[] {
  const next = later.find(({ loan }) => !loan);
  if (stay.end === null || next?.start === stay.end) return [];
  return [transfer(stay.end, '06-30', 'N/A', { from: stay, to: null })];
}

function transfer(
  year: number,
  day: string,
  type: string,
  { from, to }: { from: Stay | null; to: Stay | null },
): object {
  const ref = (stay: Stay | null): object => (stay ? teamRef(stay.team) : UNKNOWN);
  return { date: `${year}-${day}`, type, teams: { in: ref(to), out: ref(from) } };
}
