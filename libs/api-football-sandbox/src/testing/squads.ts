import { POSITIONS } from '@soccer-legends/contracts';
import type { Club, Player, Spell } from '@soccer-legends/football-data';

/** Countries, by FIFA code, whose leagues have squads. */
export const SQUAD_COUNTRIES = ['ENG', 'ESP', 'ITA', 'GER', 'FRA'] as const;
const CLUBS_OF_A_LEAGUE = 20;
/** Of every seven squad members, three play regularly, two sometimes and two hardly ever. */
const ROLES = ['regular', 'regular', 'regular', 'substitute', 'substitute', 'fringe', 'fringe'] as const;
type Role = (typeof ROLES)[number];

/** Minimum and maximum number of matches of a player in a first-division season. */
const MATCHES: Readonly<Record<Role, readonly [number, number]>> = {
  regular: [22, 36],
  substitute: [7, 21],
  fringe: [0, 6],
};
const NATIONS = ['ENG', 'ESP', 'ITA', 'GER', 'FRA', 'BRA', 'ARG', 'POR', 'NED', 'NOR'];

/** Number of first-division seasons after which fans know a regular player. */
const KNOWN_AFTER_SEASONS = 3;

export interface SquadPlayer {
  player: Player;
  /** Whether fans know the name: a regular player of a first division for at least three seasons. */
  isKnown: boolean;
}

export interface SquadsOptions {
  clubs: readonly Club[];
  /** Years in which the first and the last season begin. */
  from: number;
  to: number;
  /** Members of each squad. */
  size: number;
  /** Returns a number from 0 to less than 1. */
  random: () => number;
  /** Id of the first player; each further one has the next id. */
  firstId: number;
}

/** A club of a first division. */
type SquadClub = Pick<Spell, 'club' | 'clubId' | 'clubCountry'>;

/**
 * Returns invented players who fill the squads of five leagues of twenty clubs in every season. A sync then has as much
 * work as with the real service. Each stays for one to four seasons; some were at another club before.
 */
export function squadPlayers(options: SquadsOptions): SquadPlayer[] {
  const clubs = SQUAD_COUNTRIES.flatMap((country) => clubsOf(country, options.clubs));
  const found: SquadPlayer[] = [];
  for (const club of clubs)
    for (let member = 0; member < options.size; member += 1)
      for (let year = options.from; year <= options.to;) {
        const seasons = Math.min(between(1, 4, options.random), options.to - year + 1);
        found.push(invent(club, clubs, { ...options, year, seasons, id: options.firstId + found.length, member }));
        year += seasons;
      }
  return found;
}

function clubsOf(country: string, all: readonly Club[]): SquadClub[] {
  const known = all
    .filter((club) => club.country === country)
    .map(({ id, name }) => ({ club: name, clubId: id, clubCountry: null }));
  const missing = Math.max(0, CLUBS_OF_A_LEAGUE - known.length);
  const invented = Array.from({ length: missing }, (_, index) => ({
    club: `${country} Town ${index + 1}`,
    clubId: null,
    clubCountry: country,
  }));
  return [...known, ...invented].slice(0, CLUBS_OF_A_LEAGUE);
}

interface Invention extends Pick<SquadsOptions, 'random' | 'to'> {
  id: number;
  year: number;
  seasons: number;
  member: number;
}

function invent(
  club: SquadClub,
  clubs: readonly SquadClub[],
  { id, year, seasons, member, random, to }: Invention,
): SquadPlayer {
  const role = ROLES[member % ROLES.length]!;
  const before = between(0, 6, random);
  const other = clubs[Math.floor(random() * clubs.length)]!;
  // Half of them come from a little-known league.
  const first = random() < 0.5 ? other : { club: `Village ${id % 90}`, clubId: null, clubCountry: 'NOR' };
  const end = year + seasons > to ? null : year + seasons;
  const career = [
    ...(before > 0 ? [spell(first, year - before, year, role, random)] : []),
    spell(club, year, end, role, random),
  ];
  const bigSeasons = seasons + (first === other ? before : 0);
  const surname = `${letters(id)}son`;
  return {
    player: {
      ...{ id, name: `${letters(id * 7)} ${surname}`, fullName: null, surname, fame: 1, number: null, career },
      nation: NATIONS[id % NATIONS.length]!,
      position: POSITIONS[id % POSITIONS.length]!,
      born: year - before - 19,
    },
    isKnown: role === 'regular' && bigSeasons >= KNOWN_AFTER_SEASONS,
  };
}

function spell(club: SquadClub, start: number, end: number | null, role: Role, random: () => number): Spell {
  const seasons = Math.max(1, (end ?? start + 1) - start);
  const matches = Array.from({ length: seasons }, () => between(...MATCHES[role], random)).reduce((a, b) => a + b, 0);
  return { ...club, start, end, matches, goals: Math.floor(matches / 9), loan: false };
}

function between(from: number, to: number, random: () => number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** Returns a different name for every number. */
function letters(value: number): string {
  const text = [...value.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
