import { siteLedger } from '../ledger/site-ledger.ts';
import { readSeasonFile, writeSeasonFile } from './season-file.ts';

/** The number of new rounds, or why a file could not be read. */
export type Opened = { added: number } | { fault: 'newer' | 'broken' };

/** Adds the rounds and swaps of a season file to this browser. The returned number counts the rounds only. */
export async function mergeSeason(text: string): Promise<Opened> {
  const read = readSeasonFile(text);
  if ('fault' in read) return read;
  const before = await siteLedger.rounds();
  await siteLedger.merge(read.rounds);
  await siteLedger.addSwaps(read.swaps);
  return { added: (await siteLedger.rounds()).length - before.length };
}

export async function ownSeason(): Promise<string> {
  return writeSeasonFile(await siteLedger.rounds(), new Date(), await siteLedger.swaps());
}
