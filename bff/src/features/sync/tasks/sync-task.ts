import type { EntityManager } from '@mikro-orm/sql';
import type { SyncAction, SyncChange, SyncDetail } from '@soccer-legends/contracts';
import type { WritingRun } from '../catalogue/writing-run.ts';

/** One item of a run, as planning found it. */
export interface PlannedItem<Payload = unknown> {
  /** Unique within the run, so that planning the same item twice adds it once. */
  key: string;
  entity: SyncDetail['entity'];
  name: string;
  /** Id in the catalogue, if the item is known there. */
  rowId?: number;
  /** What `fetch` receives. */
  payload: Payload;
  /** Why the item cannot be synced. Such an item fails without being fetched. */
  failure?: string;
}

/** Result of one step of planning. */
export interface PlanStep<Payload = unknown> {
  items: readonly PlannedItem<Payload>[];
  /** Where the next step continues; null if planning is complete. */
  cursor: unknown;
  /** Stores what the step read, in the transaction that also saves the step. */
  write?: (em: EntityManager) => Promise<void>;
  /** Expected calls of all later steps and items. */
  callsLeft?: number;
}

export interface ItemOutcome {
  status: SyncAction | 'skipped';
  /** Id in the catalogue. */
  rowId: number | null;
  name: string;
  change: SyncChange;
}

/** Writes one item, within the transaction that also marks it as done. */
export type WriteItem = (em: EntityManager, run: WritingRun) => Promise<ItemOutcome>;

/** What one kind of run does: plan its items, then fetch and write each of them. Leases and retries are not its task. */
export interface SyncTask<Params extends object = object, Payload = unknown> {
  /** Finds the items of the run, in steps that are saved one by one. `cursor` is null in the first step. */
  plan(params: Params, cursor: unknown, signal: AbortSignal): Promise<PlanStep<Payload>>;

  fetch(payload: Payload, signal: AbortSignal): Promise<WriteItem>;
}

/** Returns the item for a row of the catalogue. */
export function rowItem<Row extends { id: number; name: string }>(
  entity: PlannedItem['entity'],
  row: Row,
): PlannedItem<Row> {
  return { key: `${entity}-${row.id}`, entity, name: row.name, rowId: row.id, payload: row };
}
