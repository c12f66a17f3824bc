import type { Card } from './card.ts';

/** The server's response for a new game. */
export interface CareerDeal {
  gameId: string;
  card: Card;
}

export interface RoundResult {
  round: number;
  correctPlayerId: number;
  selectedPlayerId: number;
  /** The server's verdict. If two careers have the same clues, both players are correct. */
  isCorrect: boolean;
}

export type Phase =
  | { kind: 'answering' }
  | { kind: 'guessing' }
  /** The answer was counted and its verdict is shown while the next round loads. */
  | { kind: 'advancing'; tries: number }
  | { kind: 'stalled'; tries: number }
  /** The verdict is still shown, and the next round is ready. */
  | { kind: 'dealt'; round: number; card: Card }
  | { kind: 'closing' }
  /** `gone`: the server no longer has this game. */
  | { kind: 'over'; roundsWon: number; gone: boolean };

export interface CareerState {
  gameId: string;
  round: number;
  card: Card;
  phase: Phase;
  /** Players submitted in this round; more than one after a failed request. */
  attempts: readonly number[];
  results: readonly RoundResult[];
}

export type CareerMove =
  | { kind: 'submit'; playerId: number }
  | {
      kind: 'verdict';
      correct: boolean;
      round: number;
      correctPlayerId: number;
      /** The server accepted an earlier attempt whose response was lost. */
      earlier: boolean;
    }
  | { kind: 'guessFailed' }
  | { kind: 'dealt'; round: number; card: Card }
  | { kind: 'finished'; roundsWon: number }
  | { kind: 'nextFailed' }
  | { kind: 'continue' }
  /** The player has seen the verdict, or the time of the last one is over. */
  | { kind: 'proceed' }
  | { kind: 'gameGone' };

export type CareerRefusal = 'outOfTurn' | 'noChoice';

export interface GuessRequest {
  kind: 'guess';
  gameId: string;
  playerId: number;
  /** For deriving a verdict whose response was lost. */
  round: number;
  correctPlayerId: number;
  wonBefore: number;
}

export interface NextRoundRequest {
  kind: 'nextRound';
  gameId: string;
  wasCorrect: boolean;
  round: number;
}

export type CareerRequest = GuessRequest | NextRoundRequest;
