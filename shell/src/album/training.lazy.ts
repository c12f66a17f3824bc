import { siteLedger } from '../matchday/site-ledger.ts';
import { dueForTraining } from './training.ts';

/** Returns the missed players who are to come back today in this browser. */
export async function playersDue(): Promise<number[]> {
  return dueForTraining(await siteLedger.rounds(), new Date());
}
