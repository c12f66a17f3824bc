import type { SafeStorage } from '../preferences/safe-storage.ts';
import { matchdayOfRound, type RoundEntry } from './round-entry.ts';

const ASKED = 'sl:storage-asked';
/** A visitor of three days is likely to come back; a question on the first day would only disturb. */
const MATCHDAYS_BEFORE = 3;

/** Asks the browser once, after the third matchday, to keep this site's storage where it would delete it otherwise. */
export async function askToKeepStorage(
  rounds: readonly RoundEntry[],
  asked: Pick<SafeStorage, 'getItem' | 'setItem'>,
  persist: (() => Promise<boolean>) | undefined,
): Promise<void> {
  const matchdays = new Set(rounds.map(matchdayOfRound).filter((matchday) => matchday !== undefined));
  if (!persist || matchdays.size < MATCHDAYS_BEFORE || asked.getItem(ASKED) !== null) return;
  asked.setItem(ASKED, 'yes');
  await persist().catch(() => false);
}
