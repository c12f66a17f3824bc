import { defineEntity, p } from '@mikro-orm/core';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Row } from '../../platform/database/row.ts';
import type { Answer } from '../football-api/football-api.port.ts';

/** One answer of the data service about a player, from which the career is derived. */
export const PlayerEvidence = defineEntity({
  name: 'PlayerEvidence',
  tableName: 'player_evidence',
  properties: {
    /** The player's id in the service. */
    apiId: p.integer().primary(),
    /** What the answer is about: `teams`, `transfers` or `season 2024`. */
    part: p.text().primary(),
    /** SHA-256 of the answer, in hexadecimal. */
    digest: p.text().primary(),
    source: p.text().$type<FootballSource>(),
    seenAt: p.datetime(),
    answer: p.json<Answer>(),
  },
});
export type PlayerEvidence = Row<typeof PlayerEvidence>;
