/** A text of the game's own language files, with what belongs into its gaps. */
export interface TextRef {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

/** One question of a game as the results screen lists it. */
export interface HistoryEntry {
  picture?: { src: string; kind: 'crest' | 'portrait' };
  correctAnswer: string;
  /** What the player said; a `TextRef` for what is not a name, such as a time-out. */
  playerAnswer: string | TextRef;
  isCorrect: boolean;
}

/** The end of a game, as the shared results screen shows it. */
export interface GameResult {
  outcome: 'win' | 'lose';
  score: number;
  roundsWon: number;
  roundsTotal: number;
  livesUsed?: number;
  livesTotal?: number;
  message?: TextRef;
  history?: readonly HistoryEntry[];
}
