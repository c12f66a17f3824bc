import { type Mark, type ScoreCard } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';

/** A line with one mark would only repeat the heading. */
const FEWEST_MARKS = 2;
const ROW = 10;
/** More rows of ten are not readable at a glance. */
const MOST_ROWS = 4;

/**
 * Returns the marks of the questions or tries. If their order is unknown, the won ones come first. Empty for a round of one
 * question.
 */
export function marksOf({ history = [], marks, roundsWon, roundsTotal }: GameResult): Mark[] {
  const told = marks ?? history.map(({ isCorrect }): Mark => (isCorrect ? 'hit' : 'miss'));
  const played = told.length > 0 ? told : Array.from({ length: roundsWon }, (): Mark => 'hit');
  const total = Math.max(played.length, roundsTotal);
  if (total < FEWEST_MARKS) return [];
  return [...played, ...Array.from({ length: total - played.length }, (): Mark => 'none')];
}

/** Returns what is shared of a result: the score, and the board of the game or else its marks in rows of ten. */
export function scoreCardOf(result: GameResult): ScoreCard {
  const { tries, roundsWon, roundsTotal } = result;
  const marks = marksOf(result);
  const rows = Array.from({ length: Math.ceil(marks.length / ROW) }, (_, row) =>
    marks.slice(row * ROW, (row + 1) * ROW),
  );
  return {
    won: tries ? tries.won : roundsWon,
    total: tries?.most ?? roundsTotal,
    board: result.board ?? (rows.length > MOST_ROWS ? [] : rows),
  };
}
