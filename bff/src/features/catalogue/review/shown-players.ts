import type { FilterQuery } from '@mikro-orm/core';
import type { ReadModel } from '../read-model.ts';
import type { ReviewItem } from './review-item.entity.ts';

/** Returns the ids of hidden players. Their items need no decision; a merged duplicate may have one. */
export function hiddenIds({ snapshot }: ReadModel): number[] {
  return snapshot.hidden.players.map(({ id }) => id);
}

/** Returns a filter that also excludes the items of hidden players. */
export function ofShownPlayers(filter: Partial<ReviewItem>, readModel: ReadModel): FilterQuery<ReviewItem> {
  const ids = hiddenIds(readModel);
  // Without a condition on the player, the index is enough to page a long list.
  return ids.length === 0 ? filter : { ...filter, playerId: { $nin: ids } };
}
