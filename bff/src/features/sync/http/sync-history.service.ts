import { Injectable } from '@nestjs/common';
import type { SyncDetail, SyncRun as SyncRunResponse } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { SyncRun } from '../runs/sync-run.entity.ts';
import { SyncNotFound } from '../sync.errors.ts';

const MAX_RUNS = 200;
const DETAILS = `
  select row_id as "playerId", name as "playerName", entity, status as "actionType",
    coalesce(change_details, '{}') as "changeDetails"
  from sync_item where run_id = ? and status in ('added', 'updated', 'failed') order by seq`;

@Injectable()
export class SyncHistory {
  constructor(private readonly database: Database) {}

  /** Returns the latest runs, newest first. */
  async runs(): Promise<SyncRunResponse[]> {
    const options = { orderBy: { id: 'desc' }, limit: MAX_RUNS, disableIdentityMap: true } as const;
    const runs = await this.database.em().find(SyncRun, {}, options);
    return (runs as SyncRun[]).map(toResponse);
  }

  /** @throws SyncNotFound */
  async details(id: number): Promise<SyncDetail[]> {
    const em = this.database.em();
    if (!(await em.findOne(SyncRun, { id }))) throw new SyncNotFound(id);
    // Raw SQL, because a run of leagues has thousands of items.
    return em.execute<SyncDetail[]>(DETAILS, [id]);
  }
}

function toResponse(run: SyncRun): SyncRunResponse {
  const { id, kind, startedAt, endedAt, status, error, added, updated, failed, done, calls, startedBy } = run;
  return {
    id,
    kind,
    startTime: startedAt.toISOString(),
    endTime: endedAt?.toISOString() ?? null,
    status,
    error,
    playersAdded: added,
    playersUpdated: updated,
    playersFailed: failed,
    totalPlayersProcessed: done,
    calls,
    startedBy,
  };
}
