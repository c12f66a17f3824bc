import { FEEDBACK_GAMES, type FeedbackEntry, type FeedbackGame } from '@soccer-legends/contracts';

export interface GameFeedback {
  game: FeedbackGame;
  count: number;
}

/** Counts the entries of each game, most frequent first. Leaves out games without entries. */
export function feedbackByGame(entries: readonly Pick<FeedbackEntry, 'gameType'>[]): GameFeedback[] {
  return FEEDBACK_GAMES.map((game) => ({ game, count: entries.filter(({ gameType }) => gameType === game).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
