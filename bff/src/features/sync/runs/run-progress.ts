import type { SyncProgress } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { ApiQuota, completionOf, type QuotaState } from '../../football-api/football-api.port.ts';
import { SyncBudget, type EarlierRuns } from '../tasks/sync-budget.ts';
import type { Forecast } from '../tasks/sync-task.ts';
import { SyncTasks } from '../tasks/sync-tasks.ts';
import { toRunFailure } from '../sync-failure.ts';
import { subjectOf, type SyncRun } from './sync-run.entity.ts';

/** Describes a run for the console, with an estimate of its end. */
@Injectable()
export class RunProgress {
  constructor(
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly tasks: SyncTasks,
  ) {}

  /** @param queued number of other runs that wait for this one */
  async of(run: SyncRun, queued: number): Promise<SyncProgress> {
    const { id, kind, status, done, total, calls, currentName, waitingUntil, cancelRequested } = run;
    const quota = await this.quota.state();
    const isRunning = status === 'in_progress';
    const end = isRunning ? await this.endOf(run, quota) : null;
    return {
      syncId: id,
      kind,
      about: subjectOf(run),
      status,
      done,
      total,
      calls,
      queued,
      currentName,
      secondsLeft: end && Math.round((end.getTime() - quota.now.getTime()) / 1000),
      quotaLeft: quota.limits.dailyRemaining,
      waitingUntil: isRunning ? (waitingUntil?.toISOString() ?? null) : null,
      canceling: isRunning && cancelRequested,
      ...toRunFailure(run),
    };
  }

  private async endOf(run: SyncRun, quota: QuotaState): Promise<Date | null> {
    const { kind, params, planCursor, planned, total } = run;
    const task = this.tasks.of[kind];
    const earlier = await this.budget.earlierRuns(kind);
    if (!task.forecast) return runEnd(run, { ...quota, earlier, forecast: null });
    const forecast = planned ? { callsLeft: 0, items: total } : await task.forecast(params, planCursor, total);
    return runEnd(run, { ...quota, earlier, forecast });
  }
}

/** After this many items, the run's own calls predict its end better than those of earlier runs. */
const ENOUGH_ITEMS = 3;

/** Assumed for items without calls until a run has measured their pace. */
const USUAL_MS_PER_ITEM = 5;

type RunState = Pick<SyncRun, 'planned' | 'calls' | 'done' | 'total' | 'leasedUntil' | 'heldSince' | 'doneBeforeHold'>;

export interface RunEndFacts extends QuotaState {
  earlier: EarlierRuns;
  /** Null if the run's task has none. */
  forecast: Forecast | null;
}

/** Estimates the end from the remaining calls, the limits of the plan and the pace of the work; null if unknown. */
export function runEnd(run: RunState, { forecast, earlier, ...quota }: RunEndFacts): Date | null {
  const { done, total } = run;
  const msPerItem = measuredMsPerItem(run, quota.now);
  if (forecast) return endOfForecast(forecast, { done, msPerItem: msPerItem ?? earlier.msPerItem }, quota);
  const calls = callsLeft(run, earlier.callsPerItem);
  if (calls !== null && calls > 0) return completionOf(calls, quota);
  return calls === null || msPerItem === null ? null : later(quota.now, msPerItem * (total - done));
}

/** @param msPerItem pace of the items; null if unknown */
export function endOfForecast(
  { callsLeft, items }: Forecast,
  { done, msPerItem }: { done: number; msPerItem: number | null },
  quota: QuotaState,
): Date {
  return later(completionOf(callsLeft, quota), (msPerItem ?? USUAL_MS_PER_ITEM) * (items - done));
}

/** Returns the pace of the items in the current lease; null before the first one. */
function measuredMsPerItem(
  { planned, leasedUntil, heldSince, done, doneBeforeHold }: RunState,
  now: Date,
): number | null {
  if (!planned || leasedUntil === null || heldSince === null || done === doneBeforeHold) return null;
  return (now.getTime() - heldSince.getTime()) / (done - doneBeforeHold);
}

/**
 * Returns the calls that the remaining items need: null if unknown, and 0 if only the pace of the items is known.
 *
 * @param usualCallsPerItem average of earlier runs; null if unknown
 */
function callsLeft({ planned, calls, done, total }: RunState, usualCallsPerItem: number | null): number | null {
  if (!planned) return null;
  const callsPerItem = done >= ENOUGH_ITEMS && calls > 0 ? calls / done : usualCallsPerItem;
  if (callsPerItem !== null) return Math.ceil((total - done) * callsPerItem);
  return done > 0 ? 0 : null;
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
