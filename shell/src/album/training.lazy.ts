import { siteLedger } from '../ledger/site-ledger.ts';
import { dueForTraining } from './training.ts';

/** Reads this browser's rounds. Returns what `dueForTraining` finds in them. */
export async function playersDue(): Promise<number[]> {
  return dueForTraining(await siteLedger.rounds(), new Date());
}
