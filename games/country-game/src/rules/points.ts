export const MATCH_POINTS = 10;
export const NO_LIFE_LOST_POINTS = 25;

/** Returns the points for the matched players, plus a bonus for matching all of them without losing a life. */
export function scoreOf(matched: number, { bonus }: { bonus: boolean }): number {
  return matched * MATCH_POINTS + (bonus ? NO_LIFE_LOST_POINTS : 0);
}
