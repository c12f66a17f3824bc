import { Injectable } from '@nestjs/common';
import {
  ApiQuota,
  FootballFacts,
  lastPageOf,
  type ApiPlayer,
  SeasonNotInPlan,
} from '../../football-api/football-api.port.ts';
import { LOWEST_FAME_IN_GAMES } from '../careers/fame.ts';
import { StoredCareers } from '../careers/stored-careers.ts';
import { shownName } from '../people/person-names.ts';
import { PersonWriter } from '../people/person-writer.ts';
import { leagueForecast, LeagueSeasons, type SeasonKey } from './league-seasons.ts';
import { playerItem } from './players.ts';
import type { Forecast, PlannedItem, PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface LeaguesParams {
  leagues: readonly { id: number; name: string }[];
  from: number;
  to: number;
}

interface Cursor {
  /** Number of complete seasons, in the order of `seasonsOf`. */
  seasonsRead: number;
  pagesRead: number;
  teams: readonly number[];
  teamsRead: number;
}

const BEGIN: Cursor = { seasonsRead: 0, pagesRead: 0, teams: [], teamsRead: 0 };

type Step = PlanStep<ApiPlayer | null>;

/** Reading a page or a team's transfers is a step of planning, which stores the response. Writing needs no call. */
@Injectable()
export class Leagues implements SyncTask<LeaguesParams, ApiPlayer | null> {
  constructor(
    private readonly football: FootballFacts,
    private readonly stored: StoredCareers,
    private readonly seasons: LeagueSeasons,
    private readonly writer: PersonWriter,
    private readonly quota: ApiQuota,
  ) {}

  async plan(params: LeaguesParams, cursor: unknown, signal: AbortSignal): Promise<Step> {
    const at = (cursor ?? BEGIN) as Cursor;
    const season = seasonsOf(params)[at.seasonsRead];
    if (!season) return this.planTransfers(at, signal);
    const step = at.pagesRead === 0 ? await this.planStored(season, at) : undefined;
    return step ?? this.planPage(params, season, at, signal);
  }

  fetch(profile: ApiPlayer | null): Promise<WriteItem> {
    const player = { ...profile!, answers: [] };
    return Promise.resolve(
      async (em, run) =>
        (await this.writer.writeIfFamous(em, run, player, { minFame: LOWEST_FAME_IN_GAMES })) ?? {
          status: 'skipped',
          rowId: null,
          name: shownName(player),
          change: {},
        },
    );
  }

  async forecast(params: LeaguesParams, cursor: unknown, total: number): Promise<Forecast> {
    const { seasonsRead, pagesRead, teams, teamsRead } = (cursor ?? BEGIN) as Cursor;
    return leagueForecast({
      seasons: seasonsOf(params).slice(seasonsRead),
      read: await this.seasons.pagesOf(params.leagues.map(({ id }) => id)),
      maxPages: await this.lastPage(Infinity),
      pagesOfFirst: pagesRead,
      leagues: params.leagues.length,
      seasonsPerLeague: params.to - params.from + 1,
      teams: teams.length,
      teamsRead,
      players: total,
    });
  }

  /** Continues after the pages of the season that an earlier run read; undefined without any. */
  private async planStored(season: SeasonKey, at: Cursor): Promise<Step | undefined> {
    const known = await this.seasons.find(season);
    if (!known) return undefined;
    const isLast = known.pagesRead >= (await this.lastPage(known.pages));
    return {
      items: known.players.map(playerItem),
      cursor: afterPage(at, { page: known.pagesRead, isLast, teams: known.teams }),
    };
  }

  private async planPage(
    { leagues }: LeaguesParams,
    season: SeasonKey,
    at: Cursor,
    signal: AbortSignal,
  ): Promise<Step> {
    const page = at.pagesRead + 1;
    try {
      const { items, pages } = await this.football.leaguePlayers({ ...season, page }, signal);
      const isLast = page >= (await this.lastPage(pages));
      return {
        items: items.map(({ player }) => playerItem(player)),
        cursor: afterPage(at, { page, isLast, teams: items.flatMap(({ teamIds }) => teamIds) }),
        write: async (em) => {
          await this.stored.store(em, new Map(items.map(({ player, answer }) => [player.apiId, [answer]])));
          await this.seasons.add(em, season, { page, pages, items });
        },
      };
    } catch (error) {
      if (!(error instanceof SeasonNotInPlan)) throw error;
      const league = leagues.find(({ id }) => id === season.leagueId)!.name;
      return {
        items: [refusedItem(`${league} ${season.season}`, error)],
        cursor: afterPage(at, { page, isLast: true, teams: [] }),
      };
    }
  }

  /** Most people in the response are in no league of the run. */
  private async planTransfers(at: Cursor, signal: AbortSignal): Promise<Step> {
    const team = at.teams[at.teamsRead];
    if (team === undefined) return { items: [], cursor: null };
    const players = await this.football.teamTransfers(team, signal);
    const teamsRead = at.teamsRead + 1;
    return {
      items: [],
      cursor: teamsRead < at.teams.length ? { ...at, teamsRead } : null,
      write: async (em) => {
        const known = await this.stored.withAnswers(
          em,
          players.map(({ apiId }) => apiId),
        );
        const ofKnown = players.filter(({ apiId }) => known.has(apiId));
        const answers = ofKnown.map(({ apiId, transfers }) => [apiId, [{ kind: 'transfers', transfers }]] as const);
        await this.stored.store(em, new Map(answers));
      },
    };
  }

  private async lastPage(pages: number): Promise<number> {
    return Math.min(pages, lastPageOf(await this.quota.limits()));
  }
}

function seasonsOf({ leagues, from, to }: LeaguesParams): SeasonKey[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  return years.flatMap((season) => leagues.map(({ id }) => ({ leagueId: id, season })));
}

function afterPage(
  at: Cursor,
  { page, isLast, teams }: { page: number; isLast: boolean; teams: readonly number[] },
): Cursor {
  return {
    ...at,
    seasonsRead: at.seasonsRead + (isLast ? 1 : 0),
    pagesRead: isLast ? 0 : page,
    teams: [...new Set([...at.teams, ...teams])],
  };
}

function refusedItem(name: string, { message }: SeasonNotInPlan): PlannedItem<null> {
  const failure = { code: 'planLimit', message } as const;
  return { key: `season-${name}`, entity: 'team', name, payload: null, failure };
}
