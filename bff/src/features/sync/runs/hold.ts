import type { EntityManager } from '@mikro-orm/sql';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { ItemOutcome, PlannedItem } from '../kinds/kind.ts';
import type { RunRelease } from './run-ending.ts';
import { SyncItem } from './sync-item.entity.ts';
import type { SyncRun } from './sync-run.entity.ts';

/** Another worker has taken the run meanwhile, or it has ended: this one may write nothing more. */
export class HoldLost extends Error {}

/**
 * A worker's hold on the run. Every write checks the fencing token, so that a worker that was taken for dead and comes
 * back changes nothing.
 */
export class Hold {
  constructor(
    readonly run: SyncRun,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Says whom it works on; answers whether it was asked to stop. */
  async goOnWith(name: string | null): Promise<{ cancelled: boolean }> {
    const [row] = await this.database
      .em()
      .execute<{ cancelled: boolean }[]>(
        `update sync_run set current_name = ? where ${MINE} returning cancel_requested as cancelled`,
        [name, ...this.mine],
      );
    if (!row) throw new HoldLost();
    return row;
  }

  async nextItem(): Promise<SyncItem | null> {
    const where = { runId: this.run.id, status: 'pending' } as const;
    return this.database
      .em()
      .findOne(SyncItem, where, { orderBy: { seq: 'asc' }, disableIdentityMap: true }) as Promise<SyncItem | null>;
  }

  /** Keeps what a step of planning found, with where to go on; things that are known already add nothing. */
  keepPlan(items: readonly PlannedItem[], cursor: unknown): Promise<void> {
    return this.transaction(async (em) => {
      const known = new Set(
        (await em.execute<{ key: string }[]>('select key from sync_item where run_id = ?', [this.run.id])).map(
          ({ key }) => key,
        ),
      );
      const fresh = items.filter(({ key }) => !known.has(key) && known.add(key));
      const before = known.size - fresh.length;
      await em.insertMany(
        SyncItem,
        fresh.map(({ key, entity, name, rowId, payload, failure }, index) => ({
          runId: this.run.id,
          seq: before + index,
          key,
          entity,
          name,
          payload: failure === undefined ? payload : {},
          status: failure === undefined ? ('pending' as const) : ('failed' as const),
          rowId: rowId ?? null,
          changeDetails: failure === undefined ? null : JSON.stringify({ error: failure }),
          endedAt: failure === undefined ? null : this.clock.now(),
        })),
      );
      const failed = fresh.filter(({ failure }) => failure !== undefined).length;
      await em.execute(
        `update sync_run set total = total + ?, done = done + ?, failed = failed + ?, plan_cursor = ?::jsonb, planned = ?,
         ${PROGRESS} where id = ?`,
        [fresh.length, failed, failed, JSON.stringify(cursor), cursor === null, this.run.id],
      );
    });
  }

  /** Ends an item: what it writes and that it is done become true at the same moment, or neither does. */
  finishItem({ key }: SyncItem, write: (em: EntityManager) => Promise<ItemOutcome>): Promise<ItemOutcome> {
    return this.transaction(async (em) => {
      const outcome = await write(em);
      const { status, rowId, name, change } = outcome;
      await em.execute(
        `update sync_item set status = ?, row_id = ?, name = ?, change_details = ?, ended_at = ?
         where run_id = ? and key = ?`,
        [status, rowId, name, JSON.stringify(change), this.clock.now(), this.run.id, key],
      );
      const counter = status === 'skipped' ? '' : `${status} = ${status} + 1,`;
      await em.execute(`update sync_run set ${counter} done = done + 1, ${PROGRESS} where id = ?`, [this.run.id]);
      return outcome;
    });
  }

  /** Ends the run; an error makes it a failed one. */
  async close(error: string | null): Promise<void> {
    await this.letGo('status = ?, error = ?, ended_at = ?', [
      error === null ? 'completed' : 'failed',
      error,
      this.clock.now(),
    ]);
  }

  /** Lets go of the run for whoever comes next, at once or from a moment on. */
  async release({ until, resting = false }: Omit<RunRelease, 'kind'>): Promise<void> {
    const restingSince = resting ? (this.run.restingSince ?? this.clock.now()) : null;
    await this.letGo('waiting_until = ?, resting_since = ?', [until, restingSince]);
  }

  private async letGo(change: string, values: readonly unknown[]): Promise<void> {
    await this.database
      .em()
      .execute(`update sync_run set held = false, current_name = null, ${change} where ${MINE}`, [
        ...values,
        ...this.mine,
      ]);
  }

  private transaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.em().transactional(async (em) => {
      const rows = await em.execute(`select 1 from sync_run where ${MINE} for update`, [...this.mine]);
      if (rows.length === 0) throw new HoldLost();
      // All that is written here is progress: neither a crash nor a rest before it counts any more.
      this.run.restingSince = null;
      return work(em as EntityManager);
    });
  }

  private get mine(): readonly [number, number] {
    return [this.run.id, this.run.fence];
  }
}

const PROGRESS = 'crash_count = 0, resting_since = null';
const MINE = "id = ? and fence = ? and status = 'in_progress'";
