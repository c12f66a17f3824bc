import { Injectable } from '@nestjs/common';
import type { SyncDetail, SyncRun as SyncRunResponse } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { SyncItem, SyncRun } from '../runs/sync-run.entity.ts';
import { SyncNotFound } from '../sync.errors.ts';

const MAX_RUNS = 200;

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
    // Plain rows without their payloads, because a run of leagues has thousands of items.
    const items = await em
      .createQueryBuilder(SyncItem)
      .select(['rowId', 'name', 'entity', 'status', 'changeDetails'])
      .where({ runId: id, status: { $in: ['added', 'updated', 'failed'] } })
      .orderBy({ seq: 'asc' })
      .execute<ItemRow[]>('all');
    return items.flatMap(toDetail);
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

type ItemRow = Pick<SyncItem, 'rowId' | 'name' | 'entity' | 'status' | 'changeDetails'>;

function toDetail({ rowId, name, entity, status, changeDetails }: ItemRow): SyncDetail[] {
  if (status === 'pending' || status === 'skipped') return [];
  return [{ playerId: rowId, playerName: name, entity, actionType: status, changeDetails: changeDetails ?? '{}' }];
}
