import type { Coach, FootballData, Nation, Player, Spell } from '@soccer-legends/football-data';
import { bundledId, clubIdByName, FIRST_SANDBOX_ID, nationId, newcomerId } from './ids.ts';

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
  const byCode = new Map(data.nations.map((nation) => [nation.code, nation]));
  const person = <Of extends Player | Coach>(id: number, facts: Of): Person<Of> => ({
    id,
    facts,
    nation: byCode.get(facts.nation),
    stays: facts.career.map((spell) => ({ ...spell, team: teams.of(spell) })),
  });
  const players = [
    ...newcomers.map((facts) => person(newcomerId(facts.id), facts)),
    ...data.players.map((facts) => person(bundledId(facts.id), facts)),
  ];
  return {
    players: players.sort((a, b) => a.id - b.id),
    coaches: data.coaches.map((facts) => person(bundledId(facts.id), facts)),
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
      this.#add({ id: nationId(index), name: names.en, country: code, national: true }),
    );
    this.#nationalByName = new Map(national.map((team) => [team.name, team]));
  }

  /** Returns the team of a spell. Adds its club if it is not in the data set. */
  of({ club, clubId, clubCountry }: Spell): Team {
    const national = this.#nationalByName.get(club.replace(/ national team$/, ''));
    if (national) return national;
    const id = clubId === null ? clubIdByName(`${club} ${clubCountry}`) : FIRST_SANDBOX_ID + clubId;
    return this.#add({ id, name: club, country: clubCountry, national: false });
  }

  #add(team: Team): Team {
    const known = this.byId.get(team.id);
    if (!known) this.byId.set(team.id, team);
    return known ?? team;
  }
}
