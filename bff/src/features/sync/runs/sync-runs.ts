import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { SyncAlreadyRunning, SyncNotFound, SyncNotRunning } from '../sync.errors.ts';
import { Lease } from './lease.ts';
import { SyncRun } from './sync-run.entity.ts';

export interface NewRun {
  kind: SyncKind;
  params: object;
  startedBy: string;
}

export const CANCELED = 'Canceled by the administrator. What was done until then is kept.';

/** The runs in the database, of which at most one is in progress. */
@Injectable()
export class SyncRuns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a run and returns its id. `inTransaction` runs in the same transaction.
   *
   * @throws SyncAlreadyRunning
   */
  async create(run: NewRun, inTransaction?: (em: EntityManager, syncId: number) => Promise<void>): Promise<number> {
    try {
      return await this.database.transaction(async (em) => {
        const startedAt = this.clock.now();
        const id = await em.insert(SyncRun, { ...run, status: 'in_progress', startedAt, planCursor: null });
        await inTransaction?.(em as EntityManager, id);
        return id;
      });
    } catch (error) {
      const running = error instanceof UniqueConstraintViolationException ? await this.current() : undefined;
      throw running ? new SyncAlreadyRunning(running.id) : error;
    }
  }

  /** Returns the run in progress. */
  async current(): Promise<SyncRun | undefined> {
    return (await this.find({ status: 'in_progress' })) ?? undefined;
  }

  newest(): Promise<SyncRun | null> {
    const options = { orderBy: { id: 'desc' }, disableIdentityMap: true } as const;
    return this.database.em().findOne(SyncRun, { id: { $gt: 0 } }, options) as Promise<SyncRun | null>;
  }

  find(where: { id: number } | { status: 'in_progress' }): Promise<SyncRun | null> {
    return this.database.em().findOne(SyncRun, where, { disableIdentityMap: true }) as Promise<SyncRun | null>;
  }

  /** Whether a run in progress is not waiting for a later time. */
  isDue({ waitingUntil }: SyncRun): boolean {
    return waitingUntil === null || waitingUntil <= this.clock.now();
  }

  /**
   * Takes the lease of the run that is due, also from a worker that died with it. Raw SQL: the new fencing token has to
   * be computed and returned by the same statement.
   */
  async acquireLease(): Promise<Lease | undefined> {
    const now = this.clock.now();
    const [leased] = await this.database.em().execute<{ id: number }[]>(
      `update sync_run set fence = fence + 1, crash_count = crash_count + (case when held then 1 else 0 end), held = true,
       held_since = ?, done_before_hold = done, waiting_until = null
       where status = 'in_progress' and (waiting_until is null or waiting_until <= ?) returning id`,
      [now, now],
    );
    const run = leased && (await this.find(leased));
    return run ? new Lease(run, this.database, this.clock) : undefined;
  }

  /**
   * Asks the worker to cancel the run; a run without a worker ends at once. `inTransaction` runs in the same transaction.
   *
   * @throws SyncNotFound
   * @throws SyncNotRunning
   */
  async cancel(id: number, inTransaction?: (em: EntityManager) => Promise<void>): Promise<void> {
    await this.database.transaction(async (em) => {
      // Raw SQL: the same statement has to return whether a worker holds the lease.
      const [requested] = await em.execute<{ held: boolean }[]>(
        "update sync_run set cancel_requested = true where id = ? and status = 'in_progress' returning held",
        [id],
      );
      if (!requested) throw (await em.count(SyncRun, { id })) > 0 ? new SyncNotRunning(id) : new SyncNotFound(id);
      if (!requested.held) {
        const ended = { status: 'failed', error: CANCELED, endedAt: this.clock.now(), waitingUntil: null } as const;
        await em.nativeUpdate(SyncRun, { id }, ended);
      }
      await inTransaction?.(em as EntityManager);
    });
  }
}
