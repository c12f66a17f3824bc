import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Allowance } from '../football/allowance.ts';
import type { SyncRun } from './sync-run.entity.ts';

/** How far a run has come. */
@Injectable()
export class Progress {
  constructor(
    private readonly allowance: Allowance,
    private readonly clock: Clock,
  ) {}

  async of(run: SyncRun): Promise<SyncProgress> {
    const { id, kind, status, done, total, currentName, waitingUntil, cancelRequested, error } = run;
    const { dailyRemaining } = await this.allowance.limits();
    const isRunning = status === 'in_progress';
    return {
      syncId: id,
      kind,
      status,
      done,
      total,
      currentName,
      secondsLeft: isRunning ? secondsLeft(run, this.clock.now()) : null,
      quotaLeft: dailyRemaining,
      waitingUntil: isRunning ? (waitingUntil?.toISOString() ?? null) : null,
      cancelling: isRunning && cancelRequested,
      error,
    };
  }
}

/** By the pace since a worker last took hold of the run; null before it has one, and while nobody works on it. */
export function secondsLeft(
  {
    planned,
    held,
    heldSince,
    done,
    doneBeforeHold,
    total,
  }: Pick<SyncRun, 'planned' | 'held' | 'heldSince' | 'done' | 'doneBeforeHold' | 'total'>,
  now: Date,
): number | null {
  const finished = done - doneBeforeHold;
  if (!planned || !held || heldSince === null || finished === 0) return null;
  const secondsEach = (now.getTime() - heldSince.getTime()) / 1000 / finished;
  return Math.round(secondsEach * (total - done));
}
