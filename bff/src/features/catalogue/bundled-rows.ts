import type { Coach as CoachFact, FootballData, Player as PlayerFact } from '@soccer-legends/football-data';
import type { CoachSpell, PlayerSpell } from './catalogue.entities.ts';
import type { CatalogueRows } from './snapshot.ts';

/** Converts the data set to rows. Their ids are those of the data set, which never change. */
export function bundledRows({ clubs, players, coaches, nations }: FootballData, now: Date): CatalogueRows {
  const countryNames = new Map(nations.map(({ code, names }) => [code, names.en]));
  const bundled = { source: 'bundled', apiId: null, editedAt: null, updatedAt: now } as const;
  const countryOf = (nation: string): string => countryNames.get(nation) ?? nation;
  return {
    teams: clubs.map(({ id, name, country }) => ({ id, name, country, logo: null, ...bundled })),
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      fullName: player.fullName,
      surname: player.surname,
      country: countryOf(player.nation),
      nation: player.nation,
      position: player.position,
      born: player.born,
      number: player.number,
      fame: player.fame,
      photo: null,
      drawn: false,
      hidden: false,
      inGames: true,
      ...bundled,
    })),
    playerSpells: players.flatMap(playerSpells),
    coaches: coaches.map(({ id, name, nation, born, fame }) => ({
      id,
      name,
      country: countryOf(nation),
      nation,
      born,
      fame,
      photo: null,
      hidden: false,
      ...bundled,
    })),
    coachSpells: coaches.flatMap(coachSpells),
  };
}

function playerSpells({ id, career }: PlayerFact): PlayerSpell[] {
  return career.map(({ club, clubId, start, end, matches, goals, loan }, seq) => ({
    playerId: id,
    seq,
    club,
    teamId: clubId,
    startYear: start,
    endYear: end,
    matches,
    goals,
    loan,
  }));
}

function coachSpells({ id, career }: CoachFact): CoachSpell[] {
  return career.map(({ club, clubId, start, end }, seq) => ({
    coachId: id,
    seq,
    club,
    teamId: clubId,
    startYear: start,
    endYear: end,
  }));
}
