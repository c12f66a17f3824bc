import { RECALL_POINTS } from '@soccer-legends/contracts';

/** From this number of answers for a cell on, points depend on the answers instead of the players' fame. */
const ENOUGH_ANSWERS = 20;

/** The answers for a cell before this one: with the same player, and in total. */
export interface CellAnswers {
  own: number;
  total: number;
}

interface RecallPoints {
  points: number;
  share: number | null;
}

/**
 * Returns ten points for a rare answer to one for a common one; `share` is in percent. Until there are 20 answers, the
 * points depend on the player's fame (1 to 5) instead, and `share` is null.
 */
export function recallPoints({ own, total }: CellAnswers, fame: number): RecallPoints {
  if (total < ENOUGH_ANSWERS) return { points: 2 * (6 - fame), share: null };
  const share = own / total;
  return {
    points: Math.max(RECALL_POINTS.least, Math.round(RECALL_POINTS.most * (1 - share))),
    share: Math.round(100 * share),
  };
}
