/** With this many earlier answers for a cell, points depend on them and no longer on the fame of players. */
const ENOUGH_ANSWERS = 20;

const MAX_POINTS = 10;
const MIN_POINTS = 1;

export interface CellAnswers {
  /** Those that named the player. */
  own: number;
  total: number;
}

/** Points for an answer, and how many percent of the earlier ones named the same player; null until there are enough. */
interface RecallPoints {
  points: number;
  share: number | null;
}

/**
 * Scores an answer by its rarity: ten points where no earlier answer named the player, one where all did. Until there
 * are 20 answers, by fame: two points for a player known beyond football (5), ten for one whom experts know (1).
 */
export function recallPoints({ own, total }: CellAnswers, fame: number): RecallPoints {
  if (total < ENOUGH_ANSWERS) return { points: 2 * (6 - fame), share: null };
  const share = own / total;
  return { points: Math.max(MIN_POINTS, Math.round(MAX_POINTS * (1 - share))), share: Math.round(100 * share) };
}
