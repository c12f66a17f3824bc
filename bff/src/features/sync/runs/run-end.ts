import { completionOf } from '../../football-api/football-api.port.ts';
import type { SyncRun } from './sync-run.entity.ts';

/** After this many items, the run's own calls predict its end better than those of earlier runs. */
const ENOUGH_ITEMS = 3;

/** New items on a page of a league: at most 20 players, most of whom an earlier page had. */
const ITEMS_PER_CALL = 10;

/** Used for items without calls until their pace has been measured. */
const USUAL_MS_PER_ITEM = 5;

type RunState = Pick<SyncRun, 'planned' | 'calls' | 'callsLeft' | 'done' | 'total' | 'leasedUntil' | 'heldSince'> &
  Pick<SyncRun, 'doneBeforeHold'>;

type Limits = Parameters<typeof completionOf>[1];

export interface RunEndFacts extends Limits {
  /** Calls per item in earlier runs of the same kind; null if unknown. */
  callsPerItem: number | null;
}

/** Estimates the end from the remaining calls, the limits of the plan and the pace of the work; null if unknown. */
export function runEnd(run: RunState, facts: RunEndFacts): Date | null {
  const { callsLeft, done, total } = run;
  const msPerItem = measuredMsPerItem(run, facts.now);
  if (callsLeft !== null) return endOfLeagues({ calls: callsLeft, items: total - done, msPerItem }, facts);
  const calls = callsOf(run, facts.callsPerItem);
  if (calls !== null && calls > 0) return completionOf(calls, facts);
  return calls === null || msPerItem === null ? null : later(facts.now, msPerItem * (total - done));
}

/** Estimates the end of a run whose calls find items that need no call. @param work remaining calls, and items found */
export function endOfLeagues(
  { calls, items, msPerItem }: { calls: number; items: number; msPerItem: number | null },
  limits: Limits,
): Date {
  return later(completionOf(calls, limits), (msPerItem ?? USUAL_MS_PER_ITEM) * (items + calls * ITEMS_PER_CALL));
}

/** Returns the pace of the items in the current lease; null before the first one. */
function measuredMsPerItem(
  { planned, leasedUntil, heldSince, done, doneBeforeHold }: RunState,
  now: Date,
): number | null {
  if (!planned || leasedUntil === null || heldSince === null || done === doneBeforeHold) return null;
  return (now.getTime() - heldSince.getTime()) / (done - doneBeforeHold);
}

function callsOf({ planned, calls, done, total }: RunState, callsPerItem: number | null): number | null {
  if (!planned) return null;
  const perItem = done >= ENOUGH_ITEMS && calls > 0 ? calls / done : callsPerItem;
  return perItem === null ? (done > 0 ? 0 : null) : Math.ceil((total - done) * perItem);
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
