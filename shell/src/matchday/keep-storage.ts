import type { SafeStorage } from '../preferences/safe-storage.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';

const ASKED = 'sl:storage-asked';
/** A visitor who played on three days is likely to return. Asking earlier would only disturb. */
const MATCHDAYS_BEFORE = 3;

/** After the third matchday, asks the browser once not to evict this site's storage. */
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
