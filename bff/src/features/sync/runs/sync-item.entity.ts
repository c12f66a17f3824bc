import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/** One thing that a run has to do: a player, a coach or a team to write. */
export const SyncItem = defineEntity({
  name: 'SyncItem',
  tableName: 'sync_item',
  properties: {
    runId: p.integer().primary(),
    /** Names the thing within its run, so that planning twice adds nothing. */
    key: p.text().primary(),
    /** Place in the run, from 0. */
    seq: p.integer(),
    entity: p.enum(['player', 'coach', 'team']),
    name: p.text(),
    /** What planning found out already. */
    payload: p.json<unknown>(),
    status: p.enum(['pending', 'added', 'updated', 'skipped', 'failed']),
    /** Id in the catalogue, once it is written. */
    rowId: p.integer().nullable(),
    /** JSON of a `SyncChange`. */
    changeDetails: p.text().nullable(),
    endedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'sync_item_run_id_seq_key', properties: ['runId', 'seq'] }],
  indexes: [{ name: 'sync_item_pending', properties: ['runId', 'seq'], where: { status: 'pending' } }],
});
export type SyncItem = Row<typeof SyncItem>;
