import { DAY_MS, MINUTE_MS, MOST_PREFERRED } from '@soccer-legends/contracts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';

/** Reads this browser's rounds. Returns what `dueForTraining` finds in them. */
export async function playersDue(): Promise<number[]> {
  return dueForTraining(await siteLedger.rounds(), new Date());
}

/** Days until a missed player is due: after the miss, and after each later success. Leitner's boxes (1972). */
const DAYS_IN_BOX = [1, 3, 7, 21];

interface Trained {
  box: number;
  /** Day number, as `localDay` returns it. */
  due: number;
}

/** Returns at most 24 due players, the longest due first. A miss returns a player to the first box. */
export function dueForTraining(rounds: readonly RoundEntry[], now: Date): number[] {
  const today = localDay(now.getTime(), now.getTimezoneOffset());
  return [...trainedPlayers(rounds)]
    .filter(([, { due }]) => due <= today)
    .toSorted(([a, first], [b, second]) => first.due - second.due || a - b)
    .slice(0, MOST_PREFERRED)
    .map(([player]) => player);
}

function trainedPlayers(rounds: readonly RoundEntry[]): Map<number, Trained> {
  const trained = new Map<number, Trained>();
  for (const { at, offset, met = [] } of rounds.toSorted((a, b) => a.at - b.at)) {
    const day = localDay(at, offset);
    for (const [player, named] of met) {
      const before = trained.get(player);
      if (named === 0) trained.set(player, inBox(0, day));
      // A success before the due day does not count, because it may come from short-term memory.
      else if (before && before.due <= day) {
        if (before.box + 1 < DAYS_IN_BOX.length) trained.set(player, inBox(before.box + 1, day));
        else trained.delete(player);
      }
    }
  }
  return trained;
}

function inBox(box: number, day: number): Trained {
  return { box, due: day + DAYS_IN_BOX[box]! };
}

/** Returns the number of a local calendar day. The offset is in minutes west of UTC. */
function localDay(at: number, offset: number): number {
  return Math.floor((at - offset * MINUTE_MS) / DAY_MS);
}
