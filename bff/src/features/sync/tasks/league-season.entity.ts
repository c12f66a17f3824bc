import { defineEntity, p } from '@mikro-orm/core';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Row } from '../../../platform/database/row.ts';
import type { PlayerProfile } from '../../football-api/football-api.port.ts';

/** One season of a league, as far as its pages were read. */
export const LeagueSeason = defineEntity({
  name: 'LeagueSeason',
  tableName: 'league_season',
  properties: {
    source: p.text().$type<FootballSource>().primary(),
    leagueId: p.integer().primary(),
    /** Year in which the season begins. */
    season: p.integer().primary(),
    /** Pages read so far, out of `pages`. */
    pagesRead: p.integer(),
    pages: p.integer(),
    /** Time of the first page. */
    readAt: p.datetime(),
    players: p.json<PlayerProfile[]>(),
    /** Ids of the first teams of the league. */
    teams: p.json<number[]>(),
  },
});
export type LeagueSeason = Row<typeof LeagueSeason>;
