import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

export interface WordleDeal {
  answer: WordleAnswer;
  /** The chosen length, if the answer has another one because all words of that length were dealt recently. */
  chosen?: number;
}

export interface WordleState {
  readonly answer: WordleAnswer;
  /** See `WordleDeal`. */
  readonly chosen?: number;
  /** In order; each in A to Z and as long as the answer. */
  readonly guesses: readonly string[];
  readonly hinted: boolean;
  readonly gaveUp: boolean;
  /** `turning`: the last row shows its marks one by one. `verdict`: the end of the game is shown. */
  readonly stage: 'guessing' | 'turning' | 'verdict' | 'over';
}

/** `turned` and `verdictSeen` come from timers. */
export type WordleMove =
  | { kind: 'guess'; word: string }
  | { kind: 'hint' }
  | { kind: 'giveUp' }
  | { kind: 'turned' }
  | { kind: 'verdictSeen' };

/** `locked`: the stage does not accept the move. `invalidGuess`: not A to Z in the length of the answer. */
export type WordleRefusal = 'over' | 'locked' | 'invalidGuess' | 'alreadyHinted';
