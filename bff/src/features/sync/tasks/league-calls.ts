import { isFinal, type SeasonKey, type SeasonPages } from './league-seasons.ts';

/** Averages of large leagues, used until the service has returned pages. */
const PAGES_PER_SEASON = 40;
const TEAMS_PER_SEASON = 20;
const NEW_TEAMS_PER_SEASON = 3;

interface LeaguePlan {
  seasons: readonly SeasonKey[];
  read: readonly SeasonPages[];
  maxPages: number;
  pagesOfFirst: number;
  leagues: number;
  seasonsPerLeague: number;
  teams: number;
  teamsRead: number;
}

/** Returns the expected number of remaining calls: pages of players, then one call for every team. */
export function leagueCalls(plan: LeaguePlan): number {
  const pages = plan.seasons.reduce((sum, season, index) => sum + pagesLeft(season, index, plan), 0);
  return Math.ceil(pages + Math.max(0, expectedTeams(plan) - plan.teamsRead));
}

function pagesLeft(key: SeasonKey, index: number, { read, maxPages, pagesOfFirst }: LeaguePlan): number {
  const own = read.find(({ leagueId, season }) => leagueId === key.leagueId && season === key.season);
  const done = index === 0 && pagesOfFirst > 0 ? pagesOfFirst : own && isFinal(own) ? own.pagesRead : 0;
  const ofLeague = read.filter(({ leagueId }) => leagueId === key.leagueId);
  const known = ofLeague.length > 0 ? ofLeague : read;
  const usual = known.length > 0 ? mean(known.map(({ pages }) => pages)) : PAGES_PER_SEASON;
  return Math.max(0, Math.min(own?.pages ?? usual, maxPages) - done);
}

/** Clubs are promoted and relegated: a league has more teams in ten seasons than in one. */
function expectedTeams({ seasons, leagues, seasonsPerLeague, teams }: LeaguePlan): number {
  if (seasons.length === 0) return teams;
  const yearsRead = seasonsPerLeague - seasons.length / leagues;
  if (yearsRead < 1) return Math.max(teams, leagues * teamsIn(seasonsPerLeague));
  return (teams * teamsIn(seasonsPerLeague)) / teamsIn(yearsRead);
}

function teamsIn(seasons: number): number {
  return TEAMS_PER_SEASON + NEW_TEAMS_PER_SEASON * (seasons - 1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
