import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { SyncAlreadyRunning, SyncNotFound, SyncNotRunning } from '../sync.errors.ts';
import { Hold } from './hold.ts';
import { SyncRun } from './sync-run.entity.ts';

export interface NewRun {
  kind: SyncKind;
  params: object;
  startedBy: string;
}

/** The runs as the database knows them; at most one is in progress. */
@Injectable()
export class SyncRuns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Begins a run, together with what else is to be noted of it; throws `SyncAlreadyRunning`. */
  async begin(run: NewRun, note?: (em: EntityManager, syncId: number) => Promise<void>): Promise<number> {
    try {
      return await this.database.transaction(async (em) => {
        const startedAt = this.clock.now();
        const id = await em.insert(SyncRun, { ...run, status: 'in_progress', startedAt, planCursor: null });
        await note?.(em as EntityManager, id);
        return id;
      });
    } catch (fault) {
      const running = fault instanceof UniqueConstraintViolationException ? await this.current() : undefined;
      throw running ? new SyncAlreadyRunning(running.id) : fault;
    }
  }

  /** The run in progress. */
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

  /** Whether a run is in progress that need not wait for another day. */
  async isDue(): Promise<boolean> {
    const run = await this.current();
    return run !== undefined && (run.waitingUntil === null || run.waitingUntil <= this.clock.now());
  }

  /** Takes hold of the run that is due, also from a worker that died with it. */
  async take(): Promise<Hold | undefined> {
    const now = this.clock.now();
    const [taken] = await this.database.em().execute<{ id: number }[]>(
      `update sync_run set fence = fence + 1, crash_count = crash_count + (case when held then 1 else 0 end), held = true,
       held_since = ?, done_before_hold = done, waiting_until = null
       where status = 'in_progress' and (waiting_until is null or waiting_until <= ?) returning id`,
      [now, now],
    );
    const run = taken && (await this.find(taken));
    return run ? new Hold(run, this.database, this.clock) : undefined;
  }

  /** Asks the run to stop; one that nobody works on ends at once. */
  async cancel(id: number, note?: (em: EntityManager) => Promise<void>): Promise<void> {
    await this.database.transaction(async (em) => {
      const [asked] = await em.execute<{ held: boolean }[]>(
        "update sync_run set cancel_requested = true where id = ? and status = 'in_progress' returning held",
        [id],
      );
      if (!asked) throw (await em.count(SyncRun, { id })) > 0 ? new SyncNotRunning(id) : new SyncNotFound(id);
      if (!asked.held)
        await em.execute(
          `update sync_run set status = 'failed', error = ?, ended_at = ?, waiting_until = null where id = ?`,
          [CANCELLED, this.clock.now(), id],
        );
      await note?.(em as EntityManager);
    });
  }
}

export const CANCELLED = 'Cancelled by the administrator. What was done until then is kept.';
