import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FootballSource } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiQuota, type ApiPlayer, type LeaguePlayer } from '../../football-api/football-api.port.ts';
import { FIRST_MONTH_OF_SEASON } from '../../careers/careers.port.ts';

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
    const row = await this.database.em().findOne(LeagueSeason, where, { disableIdentityMap: true });
    return row && isFinal(row) ? (row as LeagueSeason) : undefined;
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
    const known = page === 1 ? null : await em.findOne(LeagueSeason, key, { disableIdentityMap: true });
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

/** Whether the season was over when its first page was read. */
export function isFinal({ season, readAt }: Pick<LeagueSeason, 'season' | 'readAt'>): boolean {
  return readAt.getTime() >= Date.UTC(season + 1, FIRST_MONTH_OF_SEASON, 1);
}
