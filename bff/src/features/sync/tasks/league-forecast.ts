import { isFinal, type SeasonKey, type SeasonPages } from './league-seasons.ts';
import type { Forecast } from './sync-task.ts';

/** Averages of large leagues, used until the service has returned pages. */
const PAGES_PER_SEASON = 40;
const TEAMS_PER_SEASON = 20;
const PLAYERS_PER_PAGE = 20;

/** Share of the teams and of the players of a season that no later season of the league has. */
const NEW_TEAMS = 3 / TEAMS_PER_SEASON;
const NEW_PLAYERS = 0.4;

interface LeaguePlan {
  /** Seasons that are not complete. */
  seasons: readonly SeasonKey[];
  /** Seasons of the leagues of which this run or an earlier one has read pages. */
  read: readonly SeasonPages[];
  /** Number of pages of a season that the account's plan includes. */
  maxPages: number;
  /** Number of pages that this run has read of the first of `seasons`. */
  pagesOfFirst: number;
  leagues: number;
  seasonsPerLeague: number;
  /** Number of teams found so far, and of those whose transfers are read. */
  teams: number;
  teamsRead: number;
  /** Number of players found so far. */
  players: number;
}

/** Expects calls for pages of players, then one call for every team. */
export function leagueForecast(plan: LeaguePlan): Forecast {
  const pages = plan.seasons.reduce((sum, season, index) => sum + pagesLeft(season, index, plan), 0);
  const callsLeft = Math.ceil(pages + Math.max(0, expectedTeams(plan) - plan.teamsRead));
  return { callsLeft, items: Math.round(expectedPlayers(plan)) };
}

function pagesLeft(key: SeasonKey, index: number, plan: LeaguePlan): number {
  const own = ownPages(key, plan);
  const done = index === 0 && plan.pagesOfFirst > 0 ? plan.pagesOfFirst : own && isFinal(own) ? own.pagesRead : 0;
  return Math.max(0, pagesOf(key, plan) - done);
}

function pagesOf(key: SeasonKey, plan: LeaguePlan): number {
  const ofLeague = plan.read.filter(({ leagueId }) => leagueId === key.leagueId);
  const known = ofLeague.length > 0 ? ofLeague : plan.read;
  const usual = known.length > 0 ? mean(known.map(({ pages }) => pages)) : PAGES_PER_SEASON;
  return Math.min(ownPages(key, plan)?.pages ?? usual, plan.maxPages);
}

function ownPages(key: SeasonKey, { read }: LeaguePlan): SeasonPages | undefined {
  return read.find(({ leagueId, season }) => leagueId === key.leagueId && season === key.season);
}

/** Clubs are promoted and relegated: a league has more teams in ten seasons than in one. */
function expectedTeams({ seasons, leagues, seasonsPerLeague, teams }: LeaguePlan): number {
  if (seasons.length === 0) return teams;
  const yearsRead = seasonsPerLeague - seasons.length / leagues;
  if (yearsRead < 1) return Math.max(teams, leagues * TEAMS_PER_SEASON * growth(seasonsPerLeague, NEW_TEAMS));
  return (teams * growth(seasonsPerLeague, NEW_TEAMS)) / growth(yearsRead, NEW_TEAMS);
}

/** Most players of a season are in the next one too, so the later pages of a run have few new ones. */
function expectedPlayers(plan: LeaguePlan): number {
  const { seasons, pagesOfFirst, leagues, seasonsPerLeague, players } = plan;
  const [first] = seasons;
  if (!first) return players;
  const pages = pagesOf(first, plan);
  const all = growth(seasonsPerLeague, NEW_PLAYERS);
  if (players === 0) return leagues * pages * PLAYERS_PER_PAGE * all;
  const yearsRead = seasonsPerLeague - (seasons.length - pagesOfFirst / pages) / leagues;
  return (players * all) / growth(yearsRead, NEW_PLAYERS);
}

/** Returns how many times as many teams or players the seasons have as one season. */
function growth(seasons: number, newShare: number): number {
  return seasons < 1 ? seasons : 1 + newShare * (seasons - 1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
