/** From this number of answers for a cell on, points depend on the answers instead of the players' fame. */
const ENOUGH_ANSWERS = 20;

const MAX_POINTS = 10;
const MIN_POINTS = 1;

export interface CellAnswers {
  /** Answers that named the player. */
  own: number;
  total: number;
}

/** The points of an answer, and the percentage of earlier answers with the same player; null without enough answers. */
interface RecallPoints {
  points: number;
  share: number | null;
}

/**
 * Scores an answer by its rarity, from ten points if no earlier answer named the player to one if all did. Until there are
 * 20 answers, scores by fame: from two points for a player known beyond football (5) to ten for one known only to experts
 * (1).
 */
export function recallPoints({ own, total }: CellAnswers, fame: number): RecallPoints {
  if (total < ENOUGH_ANSWERS) return { points: 2 * (6 - fame), share: null };
  const share = own / total;
  return { points: Math.max(MIN_POINTS, Math.round(MAX_POINTS * (1 - share))), share: Math.round(100 * share) };
}
