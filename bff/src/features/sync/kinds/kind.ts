import type { EntityManager } from '@mikro-orm/sql';
import type { SyncAction, SyncChange, SyncDetail } from '@soccer-legends/contracts';

/** Something that a run has to do, as planning found it. */
export interface PlannedItem<Payload = unknown> {
  /** Names it within its run. */
  key: string;
  entity: SyncDetail['entity'];
  name: string;
  /** Id in the catalogue, where it is there already. */
  rowId?: number;
  payload: Payload;
  /** Why nothing can be done about it; such an item is over before it begins. */
  failure?: string;
}

/** One step of planning: what it found, and where the next step goes on; null where there is none. */
export interface PlanStep<Payload = unknown> {
  items: readonly PlannedItem<Payload>[];
  cursor: unknown;
}

/** What became of an item. */
export interface ItemOutcome {
  status: SyncAction | 'skipped';
  /** Id in the catalogue. */
  rowId: number | null;
  name: string;
  change: SyncChange;
}

/** What one kind of run does: it fetches, plans, and writes, and knows nothing of holds, crashes and quotas. */
export interface Kind<Params extends object = object, Payload = unknown> {
  /** Finds out what there is to do; each step is kept before the next begins. `cursor` is null at first. */
  plan(params: Params, cursor: unknown, signal: AbortSignal): Promise<PlanStep<Payload>>;

  /** Fetches what one item needs, and answers what is then to be written in one transaction. */
  fetch(payload: Payload, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>>;
}
