import { REVIEW_KINDS, REVIEW_STATES, type RevisedFact } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';
import type { Facts } from '../model/facts.ts';

/** Something for an administrator to decide about one player; at most one item of each kind. */
export const ReviewItem = defineEntity({
  name: 'ReviewItem',
  tableName: 'review_item',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.enum(REVIEW_KINDS),
    playerId: p.integer(),
    state: p.enum(REVIEW_STATES),
    /** What the list shows: the proposed changes; empty for a new player. */
    changes: p.json<readonly RevisedFact[]>(),
    /** The facts of the service if a change is accepted; null for other kinds. */
    proposed: p.json<Facts>().nullable(),
    /** The player's fame when the item was written. The list is sorted by it. */
    fame: p.integer(),
    /** The club after a proposed change of the career; otherwise the current or last club. */
    club: p.text().nullable(),
    /** Id of the sync run; null for the nightly derivation of careers. */
    run: p.text().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    /** The administrator; null while the item is open. */
    decidedBy: p.text().nullable(),
  },
  uniques: [{ name: 'review_item_player_id_kind_key', properties: ['playerId', 'kind'] }],
  indexes: [
    { name: 'review_item_list', properties: ['state', 'kind', 'club'] },
    {
      name: 'review_item_order',
      expression: 'create index review_item_order on review_item (state, kind, fame desc, id)',
    },
  ],
});
export type ReviewItem = Row<typeof ReviewItem>;
