import { defineEntity, p } from '@mikro-orm/core';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Row } from '../../../platform/database/row.ts';
import type { ApiPlayer } from '../../football-api/football-api.port.ts';

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
