import type { Player } from '@soccer-legends/football-data';
import { partOf, seasonsOf } from '../seasons.ts';
import type { Person, Team, World } from '../world.ts';
import { countryName } from './country.ts';
import { picture } from './pictures.ts';
import { teamName } from './team.ts';

interface Competition {
  id: number | null;
  name: string;
  country: string | null;
  /** A string where the competition has no id, as the service does it. */
  season: number | string;
}

/** A season's rows: league, cup and friendlies of every club, and the nation's matches of those who had many. */
export function statisticsOf(
  { facts, nation, stays }: Person<Player>,
  season: number,
  world: World,
  now: Date,
): object[] {
  const rows = stays.flatMap((stay) => {
    const seasons = seasonsOf(stay, now);
    if (!seasons.includes(season)) return [];
    const matches = partOf(stay.matches, seasons, season);
    const goals = partOf(stay.goals, seasons, season);
    const row = (competition: Competition, played: number | null, scored: number | null): object =>
      statisticsRow(stay.team, competition, { position: facts.position, played, scored });
    const cups = matches === null ? null : Math.ceil(matches / 8);
    return [
      row(league(stay.team, world, season), matches, goals),
      row({ ...league(stay.team, world, season), id: 45, name: `${countryOf(stay.team, world)} Cup` }, cups, 0),
      row({ id: 667, name: 'Friendlies Clubs', country: 'World', season }, 2, 1),
    ];
  });
  const side = [...world.teams.values()].find((team) => team.national && team.country === nation?.code);
  if (rows.length === 0 || !side || facts.fame < 4) return rows;
  const qualification = { id: null, name: 'EC Qualification', country: null, season: String(season) };
  return [...rows, statisticsRow(side, qualification, { position: facts.position, played: 3, scored: null })];
}

function league(team: Team, world: World, season: number): Competition {
  const place = world.nations.findIndex(({ code }) => code === team.country);
  return {
    id: 1000 + place,
    name: `${countryOf(team, world)} League`,
    country: countryName(countryOf(team, world)),
    season,
  };
}

function countryOf({ country }: Team, { nations }: World): string {
  return nations.find(({ code }) => code === country)?.names.en ?? 'Elsewhere';
}

function statisticsRow(
  team: Team,
  { id, name, country, season }: Competition,
  { position, played, scored }: { position: string; played: number | null; scored: number | null },
): object {
  return {
    team: teamName(team),
    league: { id, name, country, logo: id === null ? null : picture('leagues'), flag: null, season },
    games: {
      appearences: played,
      lineups: played,
      minutes: played === null ? null : played * 90,
      number: null,
      position,
      rating: null,
      captain: false,
    },
    goals: { total: scored, conceded: null, assists: null, saves: null },
    cards: { yellow: 0, yellowred: 0, red: 0 },
  };
}
