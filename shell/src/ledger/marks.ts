import type { GameResult } from '@soccer-legends/game-sdk';
import type { LineMark } from '@soccer-legends/ui';

/** A line with one mark would only repeat the heading. */
const FEWEST_MARKS = 2;

/**
 * Returns the outcomes of the questions. If their order is unknown, the won ones come first. Empty for a round of one
 * question.
 */
export function marksOf({ history = [], outcomes, roundsWon, roundsTotal }: GameResult): LineMark[] {
  const inOrder = history.length > 0 ? history.map(({ isCorrect }) => isCorrect) : outcomes;
  const won = inOrder ?? Array.from({ length: roundsWon }, () => true);
  const total = Math.max(won.length, roundsTotal);
  if (total < FEWEST_MARKS) return [];
  const marks = won.map<LineMark>((isWon) => (isWon ? 'hit' : 'miss'));
  return [...marks, ...Array.from({ length: total - marks.length }, (): LineMark => 'none')];
}
