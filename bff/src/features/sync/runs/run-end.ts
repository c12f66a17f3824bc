import type { ApiRateLimits } from '@soccer-legends/contracts';
import { completionOf } from '../../football-api/football-api.port.ts';
import type { SyncRun } from './sync-run.entity.ts';

/** After this many items, the run's own calls predict its end better than those of earlier runs. */
const ENOUGH_ITEMS = 3;

type RunState = Pick<SyncRun, 'planned' | 'calls' | 'callsLeft' | 'done' | 'total' | 'leasedUntil' | 'heldSince'> &
  Pick<SyncRun, 'callsBeforeHold' | 'doneBeforeHold'>;

export interface RunEndFacts {
  limits: ApiRateLimits;
  now: Date;
  /** Calls per item in earlier runs of the same kind; null if unknown. */
  callsPerItem: number | null;
}

/** Estimates the end from the remaining calls, the plan's limits and the pace of the current lease; null if unknown. */
export function runEnd(run: RunState, { limits, now, callsPerItem }: RunEndFacts): Date | null {
  const calls = callsOf(run, callsPerItem);
  if (calls === null) return null;
  const { seconds, called, finished } = paceOf(run, now);
  if (calls > 0) return completionOf(calls, limits, { now, ...(called > 0 && { paceSeconds: seconds / called }) });
  // Without calls, only the items themselves take time.
  return finished > 0 ? new Date(now.getTime() + (seconds / finished) * (run.total - run.done) * 1000) : null;
}

function paceOf(
  { leasedUntil, heldSince, calls, callsBeforeHold, done, doneBeforeHold }: RunState,
  now: Date,
): { seconds: number; called: number; finished: number } {
  if (leasedUntil === null || heldSince === null) return { seconds: 0, called: 0, finished: 0 };
  const seconds = (now.getTime() - heldSince.getTime()) / 1000;
  return { seconds, called: calls - callsBeforeHold, finished: done - doneBeforeHold };
}

function callsOf({ planned, calls, callsLeft, done, total }: RunState, callsPerItem: number | null): number | null {
  if (callsLeft !== null) return callsLeft;
  if (!planned) return null;
  const perItem = done >= ENOUGH_ITEMS && calls > 0 ? calls / done : callsPerItem;
  return perItem === null ? (done > 0 ? 0 : null) : Math.ceil((total - done) * perItem);
}
