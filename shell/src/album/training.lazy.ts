import { siteLedger } from '../ledger/site-ledger.ts';
import { dueForTraining } from './training.ts';

export async function playersDue(): Promise<number[]> {
  return dueForTraining(await siteLedger.rounds(), new Date());
}
