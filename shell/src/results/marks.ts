import type { GameResult } from '@soccer-legends/game-sdk';
import type { LineMark } from '@soccer-legends/ui';

/** A line of one mark says no more than the heading. */
const FEWEST_MARKS = 2;

/**
 * Returns how the questions of a round ended, in their order, for the match line: from the history, or else as many hits
 * as were won before what was not reached. Returns an empty list for a round of one question.
 */
export function marksOf({ history = [], roundsWon, roundsTotal }: GameResult): LineMark[] {
  const total = Math.max(history.length, roundsTotal);
  if (total < FEWEST_MARKS) return [];
  const played = history.map<LineMark>(({ isCorrect }) => (isCorrect ? 'hit' : 'miss'));
  const marks = played.length > 0 ? played : Array.from({ length: roundsWon }, (): LineMark => 'hit');
  return [...marks, ...Array.from({ length: total - marks.length }, (): LineMark => 'none')];
}
