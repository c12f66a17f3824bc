import type { Coach, FootballData, Nation, Player, Spell } from '@soccer-legends/football-data';
import { bundledId, clubIdByName, FIRST_SANDBOX_ID, nationId, newcomerId } from './ids.ts';

export interface Team {
  id: number;
  name: string;
  /** FIFA code. */
  country: string | null;
  national: boolean;
}

export interface Stay extends Pick<Spell, 'start' | 'end' | 'matches' | 'goals' | 'loan'> {
  team: Team;
}

export interface Person<Of extends Player | Coach = Player | Coach> {
  id: number;
  facts: Of;
  nation: Nation | undefined;
  stays: readonly Stay[];
}

/** Everything that the sandbox can return. */
export interface SandboxData {
  players: readonly Person<Player>[];
  coaches: readonly Person<Coach>[];
  teams: ReadonlyMap<number, Team>;
  nations: readonly Nation[];
}

/** Combines the bundled data set with players that a catalogue made from it does not have. */
export function createSandboxData(
  { clubs, players, coaches, nations }: FootballData,
  newcomers: readonly Player[],
): SandboxData {
  const teams = new Map<number, Team>();
  const byCode = new Map(nations.map((nation) => [nation.code, nation]));
  const add = (team: Team): Team => {
    const known = teams.get(team.id);
    if (known) return known;
    teams.set(team.id, team);
    return team;
  };
  for (const { id, name, country } of clubs) add({ id: FIRST_SANDBOX_ID + id, name, country, national: false });
  nations.forEach(({ code, names }, index) =>
    add({ id: nationId(index), name: names.en, country: code, national: true }),
  );
  const nationalTeams = new Map(
    [...teams.values()].filter(({ national }) => national).map((team) => [team.name, team]),
  );

  const teamOf = ({ club, clubId, clubCountry }: Spell): Team =>
    nationalTeams.get(club.replace(/ national team$/, '')) ??
    add({
      id: clubId === null ? clubIdByName(`${club} ${clubCountry}`) : FIRST_SANDBOX_ID + clubId,
      name: club,
      country: clubCountry,
      national: false,
    });
  const person = <Of extends Player | Coach>(id: number, facts: Of): Person<Of> => ({
    id,
    facts,
    nation: byCode.get(facts.nation),
    stays: facts.career.map((spell) => ({ ...spell, team: teamOf(spell) })),
  });
  const allPlayers = [
    ...newcomers.map((facts) => person(newcomerId(facts.id), facts)),
    ...players.map((facts) => person(bundledId(facts.id), facts)),
  ];
  return {
    players: allPlayers.sort((a, b) => a.id - b.id),
    coaches: coaches.map((facts) => person(bundledId(facts.id), facts)),
    teams,
    nations,
  };
}
