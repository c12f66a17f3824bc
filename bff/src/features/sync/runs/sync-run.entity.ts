import { defineEntity, p } from '@mikro-orm/core';
import type { SyncKind } from '@soccer-legends/contracts';
import type { Row } from '../../../platform/database/row.ts';

/** One run of the sync: its row is all that it knows, so that any worker can go on with it. */
export const SyncRun = defineEntity({
  name: 'SyncRun',
  tableName: 'sync_run',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<SyncKind>(),
    params: p.json<object>(),
    /** `administrator`, or `schedule`. */
    startedBy: p.text(),
    /** At most one row is in progress: an index sees to it. */
    status: p.enum(['in_progress', 'completed', 'failed']),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    error: p.text().nullable(),
    added: p.integer().default(0),
    updated: p.integer().default(0),
    failed: p.integer().default(0),
    /** Items that are finished, whatever became of them. */
    done: p.integer().default(0),
    total: p.integer().default(0),
    /** Where planning goes on; null at its beginning and its end. */
    planCursor: p.json<unknown>().nullable(),
    planned: p.boolean().default(false),
    currentName: p.text().nullable(),
    /** When it goes on, where the day's quota was used up. */
    waitingUntil: p.datetime().nullable(),
    /** Since when the service has given no answer at all; null while it does. */
    restingSince: p.datetime().nullable(),
    cancelRequested: p.boolean().default(false),
    /** Goes up with every hold: whoever has an older one may not write. */
    fence: p.integer().default(0),
    /** Whether a worker has it and has not let go; a worker that died never does. */
    held: p.boolean().default(false),
    heldSince: p.datetime().nullable(),
    doneBeforeHold: p.integer().default(0),
    /** Holds that ended in a crash since the last finished item. */
    crashCount: p.integer().default(0),
  },
  uniques: [{ name: 'sync_run_in_progress', properties: 'status', where: { status: 'in_progress' } }],
});
export type SyncRun = Row<typeof SyncRun>;
