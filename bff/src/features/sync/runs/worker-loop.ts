import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isStorageUnavailable } from '../../../platform/database/transient-errors.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Log, reasonOf } from '../../../platform/http/log.ts';
import { ReadModel } from '../../people/people.port.ts';
import { CallCounter } from '../../football-api/football-api.port.ts';
import {
  classifyError,
  failedChange,
  type ClassifiedError,
  type RunOutcome,
  type SyncFailure,
} from '../sync-failure.ts';
import type { ItemOutcome } from '../tasks/sync-task.ts';
import { SyncTasks } from '../tasks/sync-tasks.ts';
import { LeaseLost, type Lease } from './lease.ts';
import type { SyncItem } from './sync-run.entity.ts';
import { SyncRuns } from './sync-runs.ts';

const MAX_CRASHES = 3;
/** After this many items in a row without a response, the remaining items are not tried. */
const MAX_UNANSWERED = 5;

export interface StopSignals {
  /** Requests a stop after the current item. */
  afterItem: AbortSignal;
  /** Requests an abort of the current item. */
  immediately: AbortSignal;
}

const COMPLETED: RunOutcome = { kind: 'close', failure: null };
const CANCELLATION: RunOutcome = { kind: 'close', failure: { code: 'canceled' } };
const RELEASED: RunOutcome = { kind: 'release', until: null };

/** Plans a leased run and syncs its items until the run ends, waits or is stopped. */
@Injectable()
export class RunContinuation {
  constructor(
    private readonly runs: SyncRuns,
    private readonly tasks: SyncTasks,
    private readonly counter: CallCounter,
    private readonly clock: Clock,
    private readonly random: RandomSource,
    private readonly log: Log,
  ) {}

  /** Returns how the run ends or waits. Throws `LeaseLost`. */
  async continue(lease: Lease, stop: StopSignals): Promise<RunOutcome> {
    if (lease.run.crashCount >= MAX_CRASHES) return { kind: 'close', failure: { code: 'crashed' } };
    for (let unanswered = 0; unanswered < MAX_UNANSWERED;) {
      const item = lease.run.planned ? await lease.nextItem() : undefined;
      if (lease.run.planned && !item) return COMPLETED;
      const interruption = await this.interruption(lease, item?.name ?? null, stop);
      if (interruption) return interruption;
      const { outcome, isUnanswered } = await this.step(lease, item, stop);
      if (outcome) return outcome;
      unanswered = isUnanswered ? unanswered + 1 : 0;
    }
    return { kind: 'close', failure: { code: 'unanswered' } };
  }

  /** Renews the lease. Returns an outcome if the run must not continue. */
  private async interruption(lease: Lease, name: string | null, stop: StopSignals): Promise<RunOutcome | undefined> {
    if ((await lease.renew(name)).canceled) return CANCELLATION;
    const isStopped = stop.afterItem.aborted || stop.immediately.aborted;
    return isStopped || (await this.runs.isInterrupted(lease.run)) ? RELEASED : undefined;
  }

  /** Syncs an item, or without one continues the planning. Returns an outcome only if the run cannot continue. */
  private async step(lease: Lease, item: SyncItem | undefined, { immediately }: StopSignals): Promise<StepResult> {
    const { id, kind, params, planCursor } = lease.run;
    const task = this.tasks.of[kind];
    const before = this.counter.calls;
    const calls = (): number => this.counter.calls - before;
    try {
      if (item) await lease.finishItem(item, await task.fetch(item.payload, immediately), calls());
      else await lease.savePlanStep(await task.plan(params, planCursor, immediately), calls());
      return {};
    } catch (error) {
      if (error instanceof LeaseLost || isStorageUnavailable(error)) throw error;
      if (immediately.aborted) return { outcome: (await lease.renew()).canceled ? CANCELLATION : RELEASED };
      const classified = classifyError(error, lease.run, this.clock.now(), this.random);
      const { failure, outcome } = classified;
      if (failure.code === 'internal')
        this.log.error({ err: error, syncId: id }, 'A sync failed because of an internal error.');
      if (outcome) return classified;
      if (!item) return { outcome: { kind: 'close', failure } };
      await lease.finishItem(item, () => Promise.resolve(failedItem(item, failure)), calls());
      return classified;
    }
  }
}

type StepResult = Pick<ClassifiedError, 'outcome' | 'isUnanswered'>;

function failedItem({ name, rowId }: SyncItem, failure: SyncFailure): ItemOutcome {
  return { status: 'failed', rowId, name, change: failedChange(failure) };
}

/** At a shutdown, an item that takes longer is aborted. */
const STOP_TIMEOUT_MS = 20_000;

/** Makes this process a worker of the sync. It leases the runs that are due, one at a time, and publishes their ends. */
@Injectable()
export class WorkerLoop implements OnModuleDestroy {
  private joined: Promise<void> | undefined;
  private working: Promise<void> | undefined;
  /** Whether a run may have become due since the worker last looked for one. */
  private isWoken = false;
  private lease: Lease | undefined;
  private readonly shutdown = new AbortController();
  private abort = new AbortController();

  constructor(
    private readonly runs: SyncRuns,
    private readonly continuation: RunContinuation,
    private readonly readModel: ReadModel,
    private readonly log: Log,
  ) {
    runs.changes.subscribe(() => this.wake());
  }

  /** Called every few seconds: renews the lease, and looks for a run that is due or whose lease has expired. */
  async tick(): Promise<void> {
    await this.join();
    await this.renewLease();
    if (await this.runs.isAnyDue()) this.wake();
  }

  /** Looks for a run now if this process is a worker. Other processes find it at their next tick. */
  wake(): void {
    this.isWoken = true;
    if (this.joined) this.working ??= this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.shutdown.abort();
    const timeout = setTimeout(() => this.abort.abort(), STOP_TIMEOUT_MS);
    await this.working;
    clearTimeout(timeout);
  }

  /** Makes this process a worker, once. The leases of dead processes expire first. */
  private join(): Promise<void> {
    this.joined ??= this.runs.expireLeasesOfDeadProcesses().catch((error: unknown) => {
      this.joined = undefined;
      throw error;
    });
    return this.joined;
  }

  /** Aborts the current item if the lease is lost or the run should be canceled. */
  private async renewLease(): Promise<void> {
    const { lease, abort } = this;
    try {
      if ((await lease?.renew())?.canceled) abort.abort();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      abort.abort();
    }
  }

  private async work(): Promise<void> {
    try {
      while (this.isWoken && !this.shutdown.signal.aborted) {
        this.isWoken = false;
        this.lease = await this.runs.acquireLease();
        if (!this.lease) continue;
        await this.continue(this.lease);
        this.isWoken = true;
      }
    } catch (error) {
      if (isStorageUnavailable(error))
        this.log.warn({ reason: reasonOf(error) }, 'A sync is waiting because the storage is unavailable.');
      else this.log.error({ err: error }, 'A worker of the sync failed. It continues within seconds.');
    } finally {
      this.working = undefined;
    }
  }

  private async continue(lease: Lease): Promise<void> {
    this.abort = new AbortController();
    const { id, kind, startedBy, done } = lease.run;
    this.log.info({ syncId: id, kind, startedBy, done }, done > 0 ? 'A sync resumed.' : 'A sync started.');
    try {
      const stop = { afterItem: this.shutdown.signal, immediately: this.abort.signal };
      const outcome = await this.continuation.continue(lease, stop);
      // The results must be readable before the run is published as ended.
      await this.readModel.follow();
      const counts = await lease.end(outcome);
      const isEnd = outcome.kind === 'close';
      const failure = isEnd ? outcome.failure?.code : undefined;
      const level = failure === undefined || failure === 'canceled' ? 'info' : 'warn';
      const fields = { syncId: id, kind, ...counts, ...(isEnd ? { failure } : { until: outcome.until }) };
      this.log[level](fields, isEnd ? 'A sync ended.' : 'A worker released a sync.');
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.log.warn(
        { syncId: id, kind },
        'A worker lost its lease: another worker has taken over the sync, or it ended.',
      );
    } finally {
      this.lease = undefined;
      this.runs.changes.next();
    }
  }
}
