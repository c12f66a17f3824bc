import type { SyncProgress } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApiQuota, type QuotaState } from '../../football-api/football-api.port.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';
import type { Forecast, SyncTask } from '../tasks/sync-task.ts';
import { TASKS } from '../tasks/sync-tasks.ts';
import { runEnd } from './run-end.ts';
import { toRunFailure } from '../sync-failure.ts';
import type { SyncRun } from './sync-run.entity.ts';

/** Describes a run for the console, with an estimate of its end. */
@Injectable()
export class RunProgress {
  constructor(
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly module: ModuleRef,
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
    const earlier = await this.budget.earlierRuns(run.kind);
    const forecast = await this.forecastOf(run);
    return runEnd(run, { ...quota, earlier, forecast });
  }

  private async forecastOf({ kind, params, planCursor, planned, total }: SyncRun): Promise<Forecast | null> {
    const task = this.module.get<SyncTask>(TASKS[kind]);
    if (!task.forecast) return null;
    return planned ? { callsLeft: 0, items: total } : task.forecast(params, planCursor, total);
  }
}
