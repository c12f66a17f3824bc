import type { EntityManager } from '@mikro-orm/sql';
import type { SyncAction, SyncChange, SyncDetail } from '@soccer-legends/contracts';
import type { WritingRun } from '../catalogue/writing-run.ts';

export interface PlannedItem<Payload = unknown> {
  /** Unique within the run, so that planning the same item twice adds it once. */
  key: string;
  entity: SyncDetail['entity'];
  name: string;
  rowId?: number;
  payload: Payload;
  /** Why the item cannot be synced. Such an item fails without being fetched. */
  failure?: string;
}

export interface PlanStep<Payload = unknown> {
  items: readonly PlannedItem<Payload>[];
  /** Where the next step continues; null if planning is complete. */
  cursor: unknown;
  /** Stores the results of the step, in the transaction that also saves the step. */
  write?: (em: EntityManager) => Promise<void>;
  callsLeft?: number;
}

export interface ItemOutcome {
  status: SyncAction | 'skipped';
  rowId: number | null;
  name: string;
  change: SyncChange;
}

/** Writes one item, in the transaction that also marks it as done. */
export type WriteItem = (em: EntityManager, run: WritingRun) => Promise<ItemOutcome>;

/** One kind of run: plans its items, then fetches and writes each of them. Leases and retries are handled elsewhere. */
export interface SyncTask<Params extends object = object, Payload = unknown> {
  /** Finds the items of the run in steps that are saved one by one. `cursor` is null in the first step. */
  plan(params: Params, cursor: unknown, signal: AbortSignal): Promise<PlanStep<Payload>>;

  fetch(payload: Payload, signal: AbortSignal): Promise<WriteItem>;
}

export function rowItem<Row extends { id: number; name: string }>(
  entity: PlannedItem['entity'],
  row: Row,
): PlannedItem<Row> {
  return { key: `${entity}-${row.id}`, entity, name: row.name, rowId: row.id, payload: row };
}
