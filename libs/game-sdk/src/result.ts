import type { Mark } from '@soccer-legends/contracts';

/** A text of the game's language files with the values of its placeholders. */
export interface TextRef {
  key: string;
  /** By the name of the placeholder; `count` selects the plural form. */
  values?: Readonly<Record<string, string | number>>;
}

/** The people or clubs that a question was about, by the ids of the site's data. */
export interface About {
  player?: number;
  /** For a question about several players. */
  players?: readonly number[];
  team?: number;
  coach?: number;
}

/** One question in the list of the results screen. */
export interface HistoryEntry {
  /** `src` is the address of the picture. */
  picture?: { src: string; kind: 'crest' | 'portrait' };
  /** A `TextRef` if it is not a name, such as a number of goals. */
  correctAnswer: string | TextRef;
  /** The player's answer; a `TextRef` if it is not a name, such as a timeout. */
  playerAnswer: string | TextRef;
  isCorrect: boolean;
  /** Why a wrong answer was wrong, in one short sentence. */
  reason?: TextRef;
  /** Without it, the player whose drawn sticker is the picture. */
  about?: About;
}

/** The result of a game for the shared results screen. */
export interface GameResult {
  outcome: 'win' | 'lose';
  /** In points, at least 0. */
  score: number;
  /** From 0 to `roundsTotal`. */
  roundsWon: number;
  roundsTotal: number;
  /** Absent, like `livesTotal`, for a game without lives. */
  livesUsed?: number;
  livesTotal?: number;
  /** A sentence below the score. */
  message?: TextRef;
  /** The answered questions, in order. */
  history?: readonly HistoryEntry[];
  /**
   * How the round went, one mark for each question or try in order, with as many `hit` and `near` as `roundsWon`. Without
   * it, the marks are those of the history.
   */
  marks?: readonly Mark[];
  /** The marks as they are shared, in up to twelve rows of up to ten. Without it, `marks` in rows of ten. */
  board?: readonly (readonly Mark[])[];
  /** In a game of one question: the try that was right, null if none was, and how many there are. */
  tries?: { won: number | null; most: number };
  /** Whether the player wrote the names, or found them by searching, instead of choosing among shown ones. */
  recalled?: boolean;
  /** Ids of players who were named correctly and are not in the history. */
  named?: readonly number[];
  /** Ids of players whose facts the round showed. A report about the round contains them, even if no other field does. */
  shown?: readonly number[];
}
