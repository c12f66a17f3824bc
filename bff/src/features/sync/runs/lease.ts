import type { EntityManager } from '@mikro-orm/sql';
import { findRow } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { endColumns, failedChange, type RunOutcome } from '../sync-failure.ts';
import type { PlannedItem, PlanStep, WriteItem } from '../tasks/sync-task.ts';
import { SyncItem, type SyncRun } from './sync-run.entity.ts';

/** A lease that is not renewed for ten seconds expires. Uses the database's clock. */
export const LEASE_END = "clock_timestamp() + interval '10 s'";

/** Another worker holds the lease, or the run has ended. This worker must not write any more. */
export class LeaseLost extends Error {}

type RunCounts = Pick<SyncRun, 'done' | 'total' | 'added' | 'updated' | 'failed' | 'calls'>;

/**
 * A worker's lease of a run. Every write checks the fencing token, so that a worker that lost its lease cannot write when it
 * resumes. The checks are raw SQL, because a conditional update with `returning` and a `for update` must be single
 * statements.
 */
export class Lease {
  constructor(
    readonly run: SyncRun,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Renews the lease. Returns whether the run should be canceled. @param nextName name of the next item */
  async renew(nextName: string | null = null): Promise<{ canceled: boolean }> {
    const [row] = await this.database.execute<{ canceled: boolean }[]>(
      `update sync_run set leased_until = ${LEASE_END}, current_name = coalesce(?, current_name)
       where ${LEASE_IS_MINE} returning cancel_requested as canceled`,
      [nextName, ...this.token],
    );
    if (!row) throw new LeaseLost();
    return row;
  }

  nextItem(): Promise<SyncItem | undefined> {
    const where = { runId: this.run.id, status: 'pending' } as const;
    return findRow(this.database.em(), SyncItem, where, { orderBy: { seq: 'asc' } });
  }

  async savePlanStep({ items, cursor, write }: PlanStep, calls = 0): Promise<void> {
    await this.transaction(async (em, total) => {
      await write?.(em);
      const where = { runId: this.run.id, key: { $in: items.map(({ key }) => key) } };
      const known = await em.find(SyncItem, where, { fields: ['key'], disableIdentityMap: true });
      const keys = new Set(known.map(({ key }) => key));
      const added = items.filter(({ key }) => !keys.has(key) && keys.add(key));
      if (added.length > 0)
        await em.insertMany(
          SyncItem,
          added.map((item, index) => this.toRow(item, total + index)),
        );
      const failed = added.filter(({ failure }) => failure !== undefined).length;
      await em.execute(
        `update sync_run set total = total + ?, done = done + ?, failed = failed + ?, plan_cursor = ?::jsonb, planned = ?,
         calls = calls + ?, ${PROGRESS} where id = ?`,
        [added.length, failed, failed, JSON.stringify(cursor), cursor === null, calls, this.run.id],
      );
      if (cursor === null) await this.measureFromNow(em);
    });
    Object.assign(this.run, { planCursor: cursor, planned: cursor === null });
  }

  /** Writes an item and marks it as done, in one transaction. */
  finishItem({ key }: SyncItem, write: WriteItem, calls = 0): Promise<void> {
    return this.transaction(async (em) => {
      const { status, rowId, name, change } = await write(em, this.run);
      const changeDetails = JSON.stringify(change);
      const columns = { status, rowId, name, changeDetails, endedAt: this.clock.now() };
      await em.nativeUpdate(SyncItem, { runId: this.run.id, key }, columns);
      const counter = status === 'skipped' ? '' : `${status} = ${status} + 1,`;
      await em.execute(`update sync_run set ${counter} done = done + 1, calls = calls + ?, ${PROGRESS} where id = ?`, [
        calls,
        this.run.id,
      ]);
    });
  }

  /** Closes or releases the run, and returns its counts. Without the lease, has no effect and returns undefined. */
  async end(outcome: RunOutcome): Promise<RunCounts | undefined> {
    if (outcome.kind === 'close') {
      const { status, failure, error, failureDetail } = endColumns(outcome.failure);
      // The cancellation request has already stored its author.
      const detail = failure === 'canceled' ? 'failure_detail' : '?';
      const columns = `status = ?, failure = ?, error = ?, failure_detail = ${detail}, ended_at = ?`;
      const details = failure === 'canceled' ? [] : [failureDetail];
      return this.giveUp(columns, [status, failure, error, ...details, this.clock.now()]);
    } else {
      const outageSince = outcome.isOutage ? (this.run.restingSince ?? this.clock.now()) : null;
      return this.giveUp('waiting_until = ?, resting_since = ?', [outcome.until, outageSince]);
    }
  }

  private async giveUp(columns: string, values: readonly unknown[]): Promise<RunCounts | undefined> {
    const sql = `update sync_run set leased_until = null, current_name = null, ${columns} where ${LEASE_IS_MINE}
      returning done, total, added, updated, failed, calls`;
    const [counts] = await this.database.execute<RunCounts[]>(sql, [...values, ...this.token]);
    return counts;
  }

  /** Items take another time than steps of planning, so the pace is measured from the first item on. */
  private async measureFromNow(em: EntityManager): Promise<void> {
    const sql = 'update sync_run set held_since = ?, done_before_hold = done where id = ?';
    await em.execute(sql, [this.clock.now(), this.run.id]);
  }

  private toRow({ key, entity, name, rowId, payload, failure }: PlannedItem, seq: number): SyncItem {
    const columns = { runId: this.run.id, seq, key, entity, name, rowId: rowId ?? null };
    if (failure === undefined) return { ...columns, payload, status: 'pending', changeDetails: null, endedAt: null };
    const changeDetails = JSON.stringify(failedChange(failure));
    return { ...columns, payload: {}, status: 'failed', changeDetails, endedAt: this.clock.now() };
  }

  /** Locks the run's row, so that the lease cannot be lost during the transaction. `total` is the run's number of items. */
  private async transaction(work: (em: EntityManager, total: number) => Promise<void>): Promise<void> {
    await this.database.em().transactional(async (em) => {
      const sql = `select total from sync_run where ${LEASE_IS_MINE} for update`;
      const [row] = await em.execute<{ total: number }[]>(sql, [...this.token]);
      if (!row) throw new LeaseLost();
      // Every such transaction proves that the service responds.
      this.run.restingSince = null;
      await work(em as EntityManager, row.total);
    });
  }

  private get token(): readonly [number, number] {
    return [this.run.id, this.run.fence];
  }
}

const LEASE_IS_MINE = "id = ? and fence = ? and status = 'in_progress'";
/** A finished item resets the counts of crashes and outages. */
const PROGRESS = `crash_count = 0, resting_since = null, leased_until = ${LEASE_END}`;
