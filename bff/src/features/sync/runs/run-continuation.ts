import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CallCounter } from '../../football-api/football-api.port.ts';
import type { ItemOutcome, SyncTask } from '../tasks/sync-task.ts';
import { TASKS } from '../tasks/sync-tasks.ts';
import { failedChange, type SyncFailure } from '../sync-failure.ts';
import { ErrorClassifier, type ClassifiedError } from './error-classifier.ts';
import { LeaseLost, type Lease, type RunOutcome } from './lease.ts';
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
    private readonly module: ModuleRef,
    private readonly classifier: ErrorClassifier,
    private readonly counter: CallCounter,
  ) {}

  /** Returns how the run ends or waits. Throws `LeaseLost`. */
  async continue(lease: Lease, stop: StopSignals): Promise<RunOutcome> {
    if (lease.run.crashCount >= MAX_CRASHES) return { kind: 'close', failure: { code: 'crashed' } };
    for (let unanswered = 0; unanswered < MAX_UNANSWERED;) {
      const item = lease.run.planned ? await lease.nextItem() : null;
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
  private async step(lease: Lease, item: SyncItem | null, { immediately }: StopSignals): Promise<StepResult> {
    const { kind, params, planCursor } = lease.run;
    const task = this.module.get<SyncTask>(TASKS[kind]);
    const before = this.counter.calls;
    const calls = (): number => this.counter.calls - before;
    try {
      if (item) await lease.finishItem(item, await task.fetch(item.payload, immediately), calls());
      else await lease.savePlanStep(await task.plan(params, planCursor, immediately), calls());
      return {};
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (immediately.aborted) return { outcome: (await lease.renew()).canceled ? CANCELLATION : RELEASED };
      const classified = this.classifier.classify(error, lease.run);
      if (classified.outcome) return classified;
      const { failure } = classified;
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
