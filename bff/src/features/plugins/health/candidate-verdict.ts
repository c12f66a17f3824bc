import type { StageComparison } from '@soccer-legends/contracts';
import { attemptsOf, faultyOf } from '../release/stage-counts.ts';

/** Before so many attempts nobody can tell. */
const LEAST_ATTEMPTS = 20;
/** How much worse, in parts of one, is still the same. */
const MARGIN = 0.02;
/** One-sided 95 %: one good candidate in twenty with faults of its own would be taken back at the border, not more. */
const Z = 1.645;

/**
 * Whether a candidate is to be taken back: even the most favourable reading of its faults (the lower end of Wilson's
 * interval) is worse than what the live version showed meanwhile. Without a live version any fault counts against 0.
 */
export function isWorse({ candidate, live }: StageComparison): boolean {
  const attempts = attemptsOf(candidate);
  if (attempts < LEAST_ATTEMPTS) return false;
  const liveAttempts = attemptsOf(live);
  const liveShare = liveAttempts === 0 ? 0 : faultyOf(live) / liveAttempts;
  return lowestShare(faultyOf(candidate), attempts) > liveShare + MARGIN;
}

/** Lower end of Wilson's score interval. */
function lowestShare(faulty: number, attempts: number): number {
  const share = faulty / attempts;
  const spread = Z * Math.sqrt((share * (1 - share)) / attempts + (Z * Z) / (4 * attempts * attempts));
  return (share + (Z * Z) / (2 * attempts) - spread) / (1 + (Z * Z) / attempts);
}
