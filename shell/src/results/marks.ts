import type { GameResult } from '@soccer-legends/game-sdk';
import type { LineMark } from '@soccer-legends/ui';

/** A line with one mark would only repeat the heading. */
const FEWEST_MARKS = 2;

/**
 * Returns the outcome of each question of a round, in their order, for the match line. Without a history, the won
 * rounds come first and the rest has no outcome. Returns an empty list for a round of one question.
 */
export function marksOf({ history = [], roundsWon, roundsTotal }: GameResult): LineMark[] {
  const total = Math.max(history.length, roundsTotal);
  if (total < FEWEST_MARKS) return [];
  const played = history.map<LineMark>(({ isCorrect }) => (isCorrect ? 'hit' : 'miss'));
  const marks = played.length > 0 ? played : Array.from({ length: roundsWon }, (): LineMark => 'hit');
  return [...marks, ...Array.from({ length: total - marks.length }, (): LineMark => 'none')];
}
