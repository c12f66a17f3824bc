import { fold } from '@soccer-legends/contracts';
import {
  indexClubNames,
  parsePlayers,
  type Coach,
  type FootballData,
  type Nation,
  type Player,
  type Spell,
} from '@soccer-legends/football-data';

/**
 * First id of the sandbox, far above those of the real service. A site that switches to the real service can recognize
 * the sandbox's ids.
 */
export const FIRST_SANDBOX_ID = 1_500_000_000;

const FIRST_BUNDLED_ID = FIRST_SANDBOX_ID + 100_000;
const FIRST_CLUB_WITHOUT_ID = FIRST_SANDBOX_ID + 1_000_000;
const FIRST_NATION_ID = FIRST_SANDBOX_ID + 600_000_000;
/** Number of ids for clubs without one in the data set. */
const SPAN = 500_000_000;

/** A club or national team of the sandbox. */
export interface Team {
  /** The sandbox's id. */
  id: number;
  name: string;
  /** FIFA code of the league's country or of the nation; null if unknown. */
  country: string | null;
  national: boolean;
}

/** A stay of a player or coach at a team, in calendar years. */
export interface Stay extends Pick<Spell, 'start' | 'end' | 'matches' | 'goals' | 'loan'> {
  team: Team;
}

/** A player or coach of the sandbox. */
export interface Person<Of extends Player | Coach = Player | Coach> {
  /** The sandbox's id; `facts.id` is that of the data set. */
  id: number;
  facts: Of;
  /** Undefined for a code that the data set lacks. */
  nation: Nation | undefined;
  nationalTeam: Team | undefined;
  stays: readonly Stay[];
}

/** All data that the sandbox can return. */
export interface SandboxFootball {
  /** By ascending id. */
  players: readonly Person<Player>[];
  coaches: readonly Person<Coach>[];
  /** By the sandbox's id. */
  teams: ReadonlyMap<number, Team>;
  nations: readonly Nation[];
}

/** Combines the bundled data set with players who are missing in a catalogue made from it. */
export function createSandboxFootball(data: FootballData, newcomers: readonly Player[]): SandboxFootball {
  const teams = new SandboxTeams(data);
  const national = [...teams.byId.values()].filter((team) => team.national);
  const byCode = new Map(data.nations.map((nation) => [nation.code, nation]));
  const person = <Of extends Player | Coach>(id: number, facts: Of): Person<Of> => ({
    id,
    facts,
    nation: byCode.get(facts.nation),
    nationalTeam: national.find(({ country }) => country === facts.nation),
    stays: facts.career.map((spell) => ({ ...spell, team: teams.of(spell) })),
  });
  const players = [
    ...newcomers.map((facts) => person(FIRST_SANDBOX_ID + facts.id, facts)),
    ...data.players.map((facts) => person(FIRST_BUNDLED_ID + facts.id, facts)),
  ];
  return {
    players: players.sort((a, b) => a.id - b.id),
    coaches: data.coaches.map((facts) => person(FIRST_BUNDLED_ID + facts.id, facts)),
    teams: teams.byId,
    nations: data.nations,
  };
}

/** The clubs and national teams of the data set, and clubs that occur only in careers. */
class SandboxTeams {
  readonly byId = new Map<number, Team>();
  readonly #nationalByName: ReadonlyMap<string, Team>;

  constructor({ clubs, nations }: FootballData) {
    for (const { id, name, country } of clubs) this.#add({ id: FIRST_SANDBOX_ID + id, name, country, national: false });
    const national = nations.map(({ code, names }, index) =>
      this.#add({ id: FIRST_NATION_ID + index, name: names.en, country: code, national: true }),
    );
    this.#nationalByName = new Map(national.map((team) => [team.name, team]));
  }

  /** Returns the team of a spell. Adds its club if it is not in the data set. */
  of({ club, clubId, clubCountry }: Spell): Team {
    const national = this.#nationalByName.get(club.replace(/ national team$/, ''));
    if (national) return national;
    // An id from the name only does not change if clubs are added.
    const id =
      clubId === null ? FIRST_CLUB_WITHOUT_ID + (hash(`${club} ${clubCountry}`) % SPAN) : FIRST_SANDBOX_ID + clubId;
    return this.#add({ id, name: club, country: clubCountry, national: false });
  }

  #add(team: Team): Team {
    const known = this.byId.get(team.id);
    if (!known) this.byId.set(team.id, team);
    return known ?? team;
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

const files = import.meta.glob<string>('../data/players/*.txt', { query: '?raw', import: 'default', eager: true });

/** Returns the players of `data/players` that are not in the bundled data set. */
export function loadNewcomers({ clubs, otherClubs, players }: FootballData): Player[] {
  const clubNames = indexClubNames(clubs, otherClubs);
  const bundled = new Set(players.map(keyOf));
  return Object.entries(files)
    .flatMap(([path, text]) => parsePlayers(path, text, /(\w{3})\.txt$/.exec(path)![1]!.toUpperCase(), clubNames))
    .filter((player) => !bundled.has(keyOf(player)));
}

function keyOf({ name, born }: Player): string {
  return `${fold(name)} ${born}`;
}

/** July, as a month of `Date`. */
const FIRST_MONTH = 6;

/** Returns the year in which the current season began. Seasons begin in July. */
export function currentSeason(now: Date): number {
  return now.getUTCMonth() >= FIRST_MONTH ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/**
 * Returns the seasons of a stay by the years in which they begin, oldest first. A stay within one calendar year has the
 * season of that year.
 */
export function seasonsOf({ start, end }: Pick<Stay, 'start' | 'end'>, now: Date): number[] {
  const last = Math.max(start, end === null ? currentSeason(now) : end - 1);
  return Array.from({ length: last - start + 1 }, (_, index) => start + index);
}

/** Returns a season's share of a total for the whole stay; null if the total is. The shares add up to the total. */
export function seasonShare(total: number | null, seasons: readonly number[], season: number): number | null {
  if (total === null) return null;
  const index = seasons.indexOf(season);
  const each = Math.floor(total / seasons.length);
  return index < total % seasons.length ? each + 1 : each;
}
