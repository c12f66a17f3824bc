import type { Run, SavedGames } from '@soccer-legends/game-sdk/react';

/** A round that is dealt to everybody who has its token, and counts once. */
export interface SharedRound {
  /** The token of the deal, such as `d147`. */
  token: string;
  /** Keeps the running round: it is resumed, and not dealt a second time. */
  saved: SavedGames;
  onOver(round: Extract<Run, { phase: 'over' }>): void;
  /** Opens a free round of the same game. */
  onPractice(): void;
}
