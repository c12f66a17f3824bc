import { Injectable } from '@nestjs/common';
import { CallCounter } from '../../football-api/football-api.port.ts';
import type { ItemOutcome, SyncTask } from '../tasks/sync-task.ts';
import { SyncTasks } from '../tasks/sync-tasks.ts';
import { ErrorClassifier, type ClassifiedError } from './error-classifier.ts';
import { LeaseLost, type Lease, type RunOutcome } from './lease.ts';
import type { SyncItem } from './sync-run.entity.ts';
import { CANCELED, SyncRuns } from './sync-runs.ts';

const MAX_CRASHES = 3;
/** After this many items in a row without a response, the remaining items are not tried. */
const MAX_UNANSWERED = 5;

export interface StopSignals {
  /** Requests a stop after the current item. */
  afterItem: AbortSignal;
  /** Requests an abort of the current item. */
  immediately: AbortSignal;
}

const COMPLETED: RunOutcome = { kind: 'close', error: null };
const CANCELLATION: RunOutcome = { kind: 'close', error: CANCELED };
const RELEASED: RunOutcome = { kind: 'release', until: null };

const CRASHED =
  'Interrupted: the server stopped three times at the same item. What was done until then is kept; start it again, ' +
  'and check the log of the server if it happens again.';
const UNANSWERED =
  'The data service gave no answer for five items in a row, so the rest was not tried. Start it again later.';

/** Plans a leased run and syncs its items until the run ends, waits or is stopped. */
@Injectable()
export class RunContinuation {
  constructor(
    private readonly runs: SyncRuns,
    private readonly tasks: SyncTasks,
    private readonly classifier: ErrorClassifier,
    private readonly counter: CallCounter,
  ) {}

  /** Returns how the run ends or waits. Throws `LeaseLost`. */
  async continue(lease: Lease, stop: StopSignals): Promise<RunOutcome> {
    if (lease.run.crashCount >= MAX_CRASHES) return { kind: 'close', error: CRASHED };
    const task = this.tasks.for(lease.run.kind);
    return (await this.plan(lease, task, stop)) ?? (await this.syncItems(lease, task, stop));
  }

  /** Continues the planning of the run. Returns an outcome only if the run cannot continue. */
  private async plan(lease: Lease, task: SyncTask, stop: StopSignals): Promise<RunOutcome | undefined> {
    let { planned, planCursor: cursor } = lease.run;
    while (!planned) {
      const interruption = await this.interruption(lease, null, stop);
      if (interruption) return interruption;
      try {
        const before = this.counter.calls;
        const step = await task.plan(lease.run.params, cursor, stop.immediately);
        await lease.savePlanStep(step, this.counter.calls - before);
        cursor = step.cursor;
        planned = cursor === null;
      } catch (error) {
        if (stop.immediately.aborted || error instanceof LeaseLost) return this.outcomeOfAbort(lease, error);
        const { outcome, message } = this.classifier.classify(error, lease.run);
        return outcome ?? { kind: 'close', error: message };
      }
    }
    return undefined;
  }

  private async syncItems(lease: Lease, task: SyncTask, stop: StopSignals): Promise<RunOutcome> {
    let unanswered = 0;
    for (;;) {
      const item = await lease.nextItem();
      if (!item) return COMPLETED;
      const interruption = await this.interruption(lease, item.name, stop);
      if (interruption) return interruption;
      const { outcome, isUnanswered } = await this.syncItem(lease, task, item, stop);
      if (outcome) return outcome;
      unanswered = isUnanswered ? unanswered + 1 : 0;
      if (unanswered >= MAX_UNANSWERED) return { kind: 'close', error: UNANSWERED };
    }
  }

  /** Renews the lease. Returns an outcome if the run must not continue. */
  private async interruption(lease: Lease, name: string | null, stop: StopSignals): Promise<RunOutcome | undefined> {
    if ((await lease.renew(name)).canceled) return CANCELLATION;
    return isStopped(stop) || (await this.runs.isInterrupted(lease.run)) ? RELEASED : undefined;
  }

  private async syncItem(
    lease: Lease,
    task: SyncTask,
    item: SyncItem,
    stop: StopSignals,
  ): Promise<{ outcome?: RunOutcome; isUnanswered?: boolean }> {
    const before = this.counter.calls;
    const calls = (): number => this.counter.calls - before;
    try {
      const write = await task.fetch(item.payload, stop.immediately);
      await lease.finishItem(item, write, calls());
      return {};
    } catch (error) {
      if (stop.immediately.aborted || error instanceof LeaseLost)
        return { outcome: await this.outcomeOfAbort(lease, error) };
      const classified = this.classifier.classify(error, lease.run);
      if (classified.outcome) return { outcome: classified.outcome };
      await lease.finishItem(item, () => Promise.resolve(failedItem(item, classified)), calls());
      return { isUnanswered: classified.isUnanswered ?? false };
    }
  }

  private async outcomeOfAbort(lease: Lease, error: unknown): Promise<RunOutcome> {
    if (error instanceof LeaseLost) throw error;
    return (await lease.renew()).canceled ? CANCELLATION : RELEASED;
  }
}

function isStopped({ afterItem, immediately }: StopSignals): boolean {
  return afterItem.aborted || immediately.aborted;
}

function failedItem({ name, rowId }: SyncItem, { message, isUnknown }: ClassifiedError): ItemOutcome {
  return { status: 'failed', rowId, name, change: { error: message, ...(isUnknown && { unknown: true }) } };
}
