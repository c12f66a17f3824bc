import type { SafeStorage } from '../preferences/safe-storage.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';

const ASKED = 'sl:storage-asked';
/** Some browsers show a prompt, which is justified only for visitors who are likely to return. */
const MATCHDAYS_BEFORE = 3;

/** Requests persistent storage from the browser, once and not before the third matchday that was played. */
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
