import type { Player } from '@soccer-legends/football-data';
import { seasonShare, seasonsOf, type Person, type SandboxFootball, type Team } from '../sandbox-football.ts';
import { countryName, leagueId, pictureUrl, teamRef } from './items.ts';

/** A row of statistics: only the properties by which the sandbox filters. */
interface StatisticsRow {
  league: Pick<Competition, 'id'>;
}

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
  { facts, nation, stays }: Person<Player>,
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
  if (rows.length === 0 || facts.fame < 4) return rows;
  const nationalTeam = [...football.teams.values()].find((team) => team.national && team.country === nation?.code);
  if (!nationalTeam) return rows;
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
): StatisticsRow {
  const row = {
    team: teamRef(team),
    league: { id, name, country, logo: id === null ? null : pictureUrl('leagues'), flag: null, season },
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
  return row;
}
