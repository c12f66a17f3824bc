import { defineEntity, p } from '@mikro-orm/core';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Row } from '../../../platform/database/row.ts';
import type { Answer } from '../../football-api/football-api.port.ts';

/** One answer of the data service about a player. Careers are derived from these rows. */
export const PlayerEvidence = defineEntity({
  name: 'PlayerEvidence',
  tableName: 'player_evidence',
  properties: {
    /** The player's id in the service. */
    apiId: p.integer().primary(),
    /** Subject of the answer: `teams`, `transfers` or `season 2024`. */
    part: p.text().primary(),
    /** SHA-256 of the answer, in hex. */
    digest: p.text().primary(),
    source: p.text().$type<FootballSource>(),
    /** When the answer last arrived. A repeated answer only renews the time. */
    seenAt: p.datetime(),
    answer: p.json<Answer>(),
  },
});
export type PlayerEvidence = Row<typeof PlayerEvidence>;
