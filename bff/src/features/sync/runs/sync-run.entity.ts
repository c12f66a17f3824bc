import { defineEntity, p } from '@mikro-orm/core';
import type { SyncFailureCode, SyncKind } from '@soccer-legends/contracts';
import type { Row } from '../../../platform/database/row.ts';

/** One run of the sync. The row is its complete state, so that any worker can continue it. */
export const SyncRun = defineEntity({
  name: 'SyncRun',
  tableName: 'sync_run',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<SyncKind>(),
    params: p.json<object>(),
    startedBy: p.text(),
    status: p.enum(['in_progress', 'completed', 'failed']),
    /** Whether the run may wait for other runs in progress. */
    mayWait: p.boolean().default(false),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** Code of `error`; null if a start without the sandbox ended the run. */
    failure: p.text().$type<SyncFailureCode>().nullable(),
    error: p.text().nullable(),
    /** The part of `error` that is never translated. */
    failureDetail: p.text().nullable(),
    added: p.integer().default(0),
    updated: p.integer().default(0),
    failed: p.integer().default(0),
    done: p.integer().default(0),
    total: p.integer().default(0),
    /** Cursor of the next step of planning; null before the first and after the last step. */
    planCursor: p.json<unknown>().nullable(),
    planned: p.boolean().default(false),
    calls: p.integer().default(0),
    currentName: p.text().nullable(),
    /** When a waiting run resumes: after an outage, or with the next quota. */
    waitingUntil: p.datetime().nullable(),
    /** Beginning of the current outage of the service; null while the service responds. */
    restingSince: p.datetime().nullable(),
    cancelRequested: p.boolean().default(false),
    /** Fencing token: increases with every lease, so that the holder of an older one cannot write. */
    fence: p.integer().default(0),
    /** End of the lease by the database's clock; null without a lease. */
    leasedUntil: p.datetime().nullable(),
    /** Beginning of the latest lease. */
    heldSince: p.datetime().nullable(),
    /** `done` at the beginning of the lease. */
    doneBeforeHold: p.integer().default(0),
    /** Number of leases in a row that ended in a crash before an item was finished. */
    crashCount: p.integer().default(0),
  },
  // Of the runs that may not wait, at most one is in progress.
  uniques: [{ name: 'sync_run_in_progress', properties: 'status', where: { status: 'in_progress', mayWait: false } }],
});
export type SyncRun = Row<typeof SyncRun>;

/** The parameters of runs that name their subject. */
interface NamedParams {
  teamName?: string;
  year?: number;
  searchName?: string;
  names?: readonly string[];
  /** First and last season of a run of leagues. */
  from?: number;
  to?: number;
}

/** Returns the subject of a run; see `SyncRun.about` of the API. */
export function subjectOf({ params }: Pick<SyncRun, 'params'>): string | null {
  const { teamName, year, searchName, names = [], from, to } = params as NamedParams;
  const seasons = from === undefined ? undefined : `${from}–${to}`;
  return [teamName, year, searchName, names.join(', '), seasons].filter(Boolean).join(' ') || null;
}

export const SyncItem = defineEntity({
  name: 'SyncItem',
  tableName: 'sync_item',
  properties: {
    runId: p.integer().primary(),
    /** `PlannedItem.key` */
    key: p.text().primary(),
    /** Position in the run, from 0. */
    seq: p.integer(),
    entity: p.enum(['player', 'coach', 'team']),
    name: p.text(),
    /** `PlannedItem.payload` */
    payload: p.json<unknown>(),
    status: p.enum(['pending', 'added', 'updated', 'skipped', 'failed']),
    /** Id in the catalogue after the item was written. */
    rowId: p.integer().nullable(),
    /** JSON of a `SyncChange`. */
    changeDetails: p.text().nullable(),
    endedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'sync_item_run_id_seq_key', properties: ['runId', 'seq'] }],
  indexes: [{ name: 'sync_item_pending', properties: ['runId', 'seq'], where: { status: 'pending' } }],
});
export type SyncItem = Row<typeof SyncItem>;
