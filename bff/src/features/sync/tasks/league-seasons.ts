import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FootballSource } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { findRow, type Row } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiQuota, type ApiPlayer, type LeaguePlayer } from '../../football-api/football-api.port.ts';
import { FIRST_MONTH_OF_SEASON } from '../careers/derive-career.ts';
import type { Forecast } from './sync-task.ts';

/** The pages of one league season that were read. */
export const LeagueSeason = defineEntity({
  name: 'LeagueSeason',
  tableName: 'league_season',
  properties: {
    source: p.text().$type<FootballSource>().primary(),
    leagueId: p.integer().primary(),
    season: p.integer().primary(),
    /** Pages read so far, out of `pages`. */
    pagesRead: p.integer(),
    pages: p.integer(),
    readAt: p.datetime(),
    players: p.json<ApiPlayer[]>(),
    /** Ids of the first teams of the league. */
    teams: p.json<number[]>(),
  },
});
export type LeagueSeason = Row<typeof LeagueSeason>;

export type SeasonKey = Pick<LeagueSeason, 'leagueId' | 'season'>;

export type SeasonPages = Pick<LeagueSeason, 'leagueId' | 'season' | 'pages' | 'pagesRead' | 'readAt'>;

/** The pages of leagues that runs have read. A season that was already over then is not read again. */
@Injectable()
export class LeagueSeasons {
  constructor(
    private readonly database: Database,
    private readonly quota: ApiQuota,
    private readonly clock: Clock,
  ) {}

  async find(key: SeasonKey): Promise<LeagueSeason | undefined> {
    const where = { ...key, source: this.quota.source };
    const row = await findRow(this.database.em(), LeagueSeason, where);
    return row && isFinal(row) ? row : undefined;
  }

  pagesOf(leagueIds: readonly number[]): Promise<SeasonPages[]> {
    const fields = ['leagueId', 'season', 'pages', 'pagesRead', 'readAt'] as const;
    const where = { source: this.quota.source, leagueId: { $in: [...leagueIds] } };
    return this.database.em().find(LeagueSeason, where, { fields, disableIdentityMap: true }) as Promise<SeasonPages[]>;
  }

  /** Adds a page. The first page replaces the stored ones. */
  async add(
    em: EntityManager,
    { leagueId, season }: SeasonKey,
    { page, pages, items }: { page: number; pages: number; items: readonly LeaguePlayer[] },
  ): Promise<void> {
    const key = { source: this.quota.source, leagueId, season };
    const players = items.map(({ player }) => player);
    const teams = [...new Set(items.flatMap(({ teamIds }) => teamIds))];
    const known = page === 1 ? undefined : await findRow(em, LeagueSeason, key);
    await em.upsert(LeagueSeason, {
      ...key,
      pagesRead: page,
      pages,
      readAt: known?.readAt ?? this.clock.now(),
      players: [...(known?.players ?? []), ...players],
      teams: [...new Set([...(known?.teams ?? []), ...teams])],
    });
  }
}

function isFinal({ season, readAt }: Pick<LeagueSeason, 'season' | 'readAt'>): boolean {
  return readAt.getTime() >= Date.UTC(season + 1, FIRST_MONTH_OF_SEASON, 1);
}

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
