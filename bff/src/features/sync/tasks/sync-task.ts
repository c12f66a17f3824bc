import type { EntityManager } from '@mikro-orm/sql';
import type { SyncAction, SyncChange, SyncDetail } from '@soccer-legends/contracts';
import type { WritingRun } from '../people/writing-run.ts';
import type { SyncFailure } from '../sync-failure.ts';

export interface PlannedItem<Payload = unknown> {
  /** Unique within the run, so that planning the same item twice adds it once. */
  key: string;
  entity: SyncDetail['entity'];
  name: string;
  rowId?: number;
  payload: Payload;
  /** Why the item cannot be synced. Such an item fails without being fetched. */
  failure?: SyncFailure;
}

export interface PlanStep<Payload = unknown> {
  items: readonly PlannedItem<Payload>[];
  /** Where the next step continues; null if planning is complete. */
  cursor: unknown;
  /** Stores the results of the step, in the transaction that also saves the step. */
  write?: (em: EntityManager) => Promise<void>;
}

/** What a run in planning is expected to need until its end. */
export interface Forecast {
  callsLeft: number;
  /** Number of items of the whole run. */
  items: number;
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

  /** Sends the calls for an item. Returns how to write their results. */
  fetch(payload: Payload, signal: AbortSignal): Promise<WriteItem>;

  /** Only for a task whose calls are steps of planning, and whose items need none. @param total number of items found */
  forecast?(params: Params, cursor: unknown, total: number): Promise<Forecast>;
}

export function rowItem<Row extends { id: number; name: string }>(
  entity: PlannedItem['entity'],
  row: Row,
): PlannedItem<Row> {
  return { key: `${entity}-${row.id}`, entity, name: row.name, rowId: row.id, payload: row };
}
