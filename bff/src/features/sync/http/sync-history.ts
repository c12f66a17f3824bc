import { Injectable } from '@nestjs/common';
import type { Page, SyncDetail, SyncDetailColumn, SyncRun as SyncRunResponse } from '@soccer-legends/contracts';
import { findRows } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { pageOf, type Sorting } from '../../../platform/http/request-fields.ts';
import { subjectOf, SyncItem, SyncRun } from '../runs/sync-run.entity.ts';
import { toRunFailure } from '../sync-failure.ts';
import { SyncNotFound } from '../sync.errors.ts';

const MAX_RUNS = 200;
/** Rows in each part of a response. To free longer texts, V8 would have to search its whole heap, with the catalogue. */
const DETAILS_AT_ONCE = 500;
/** Raw SQL: a run of leagues has thousands of items, and the entity manager takes several times as long as the rest. */
const DETAILS = `
  select seq, row_id as "playerId", name as "playerName", entity, status as "actionType",
    coalesce(change_details, '{}') as "changeDetails"
  from sync_item where run_id = $1 and status in ('added', 'updated', 'failed')`;

type DetailRow = SyncDetail & { seq: number };

const COLUMNS = { playerId: 'row_id', playerName: 'name', actionType: 'status', details: 'change_details' } as const;

@Injectable()
export class SyncHistory {
  constructor(private readonly database: Database) {}

  async runs(): Promise<SyncRunResponse[]> {
    const runs = await findRows(this.database.em(), SyncRun, {}, { orderBy: { id: 'desc' }, limit: MAX_RUNS });
    return runs.map(toResponse);
  }

  /** Returns the JSON of a `SyncDetail[]` in parts. @throws SyncNotFound */
  async details(id: number): Promise<AsyncIterable<string>> {
    await this.check(id);
    return this.detailsOf(id);
  }

  /** Without a column, the items are in the order of the run. @throws SyncNotFound */
  async items(
    id: number,
    { column, order }: Sorting<SyncDetailColumn | undefined>,
    requested: number,
    pageSize: number,
  ): Promise<Page<SyncDetail>> {
    await this.check(id);
    const written = { runId: id, status: { $in: ['added', 'updated', 'failed'] } } as const;
    const total = await this.database.em().count(SyncItem, written);
    const { page, offset } = pageOf(total, requested, pageSize);
    const sorting = column ? `${COLUMNS[column]} ${order}, seq` : 'seq';
    const sql = `${DETAILS} order by ${sorting} limit $2 offset $3`;
    const rows = await this.database.executePrepared<DetailRow>(sql, [id, pageSize, offset]);
    return { items: rows.map(toDetail), total, page, pageSize };
  }

  private async *detailsOf(runId: number): AsyncIterable<string> {
    const sql = `${DETAILS} and seq > $2 order by seq limit ${DETAILS_AT_ONCE}`;
    const after = (seq: number) => this.database.executePrepared<DetailRow>(sql, [runId, seq]);
    let separator = '[';
    for (let rows = await after(-1); rows.length > 0; rows = await after(rows.at(-1)!.seq)) {
      yield separator + rows.map((row) => JSON.stringify(toDetail(row))).join(',');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }

  private async check(id: number): Promise<void> {
    if ((await this.database.em().count(SyncRun, { id })) === 0) throw new SyncNotFound({ id });
  }
}

function toResponse(run: SyncRun): SyncRunResponse {
  const { id, kind, startedAt, endedAt, status, added, updated, failed, done, calls, startedBy } = run;
  return {
    id,
    kind,
    about: subjectOf(run),
    startTime: startedAt.toISOString(),
    endTime: endedAt?.toISOString() ?? null,
    status,
    ...toRunFailure(run),
    playersAdded: added,
    playersUpdated: updated,
    playersFailed: failed,
    totalPlayersProcessed: done,
    calls,
    startedBy,
  };
}

function toDetail({ seq: _, ...detail }: DetailRow): SyncDetail {
  return detail;
}
