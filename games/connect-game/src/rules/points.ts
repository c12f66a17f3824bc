export const PAIR_POINTS = 5;
export const BONUS_POINTS = 10;
export const BONUS_EVERY = 5;
const ACHIEVEMENT_EVERY = 20;
const EXPERT_ABOVE = 50;
const GOOD_TRY_ABOVE = 20;

/** The praise in the results, as a key of the texts. */
export type Tier = 'expert' | 'goodTry' | 'dontGiveUp';

/** Returns the score after a number of connected pairs: 5 points each, and 10 for every fifth. */
export function scoreOf(pairs: number): number {
  return pairs * PAIR_POINTS + Math.floor(pairs / BONUS_EVERY) * BONUS_POINTS;
}

/** Returns the points for the last of a number of connected pairs, which is at least 1. */
export function pointsOfLast(pairs: number): number {
  return scoreOf(pairs) - scoreOf(pairs - 1);
}

/** Returns the multiple of 20 that the last pair reached or passed; undefined for none. */
export function milestoneOf(pairs: number): number | undefined {
  const reached = (count: number) => scoreOf(count) - (scoreOf(count) % ACHIEVEMENT_EVERY);
  return reached(pairs) > reached(pairs - 1) ? reached(pairs) : undefined;
}

/** Returns the praise for a score. A game with a timer is complete at 35 points, so its best praise is `goodTry`. */
export function tierOf(score: number): Tier {
  if (score > EXPERT_ABOVE) return 'expert';
  return score > GOOD_TRY_ABOVE ? 'goodTry' : 'dontGiveUp';
}
