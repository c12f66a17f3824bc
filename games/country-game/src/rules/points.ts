export const LIVES = 3;

const MATCH_POINTS = 10;
const NO_LIFE_LOST_POINTS = 25;

/** Points for so many matched players, and for having matched them all with no life lost. */
export function scoreOf(matched: number, { bonus }: { bonus: boolean }): number {
  return matched * MATCH_POINTS + (bonus ? NO_LIFE_LOST_POINTS : 0);
}
