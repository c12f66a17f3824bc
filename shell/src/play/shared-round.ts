import type { Run, SavedGames } from '@soccer-legends/game-sdk/react';

/** A round that every visitor with its token gets. Only its first result counts. */
export interface SharedRound {
  token: string;
  /** Keeps the running round, which is resumed instead of dealt again. */
  saved: SavedGames;
  onOver(round: Extract<Run, { phase: 'over' }>): void;
  /** Called instead of playing again. */
  onPractice(): void;
}
