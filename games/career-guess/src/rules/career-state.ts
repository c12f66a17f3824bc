import type { Card } from './card.ts';

/** What the server gives to begin with. */
export interface CareerDeal {
  gameId: string;
  card: Card;
}

export interface RoundResult {
  round: number;
  correctPlayerId: number;
  selectedPlayerId: number;
  /** The server's verdict: where two careers show the very same clues, either player is right. */
  isCorrect: boolean;
}

export type Phase =
  | { kind: 'answering' }
  /** The answer is on its way to the server. */
  | { kind: 'guessing' }
  /** The answer is in, and the next round is on its way. */
  | { kind: 'advancing'; tries: number }
  /** The next round did not come; the player asks again. */
  | { kind: 'stalled'; tries: number }
  /** `gone`: the server knows nothing of this game any more. */
  | { kind: 'over'; roundsWon: number; gone: boolean };

export interface CareerState {
  gameId: string;
  /** 1 to 5. */
  round: number;
  card: Card;
  phase: Phase;
  /** Players submitted in this round: several where sending failed. */
  attempts: readonly number[];
  results: readonly RoundResult[];
}

export type CareerMove =
  | { kind: 'submit'; playerId: number }
  | {
      kind: 'verdict';
      correct: boolean;
      /** The round just played. */
      round: number;
      correctPlayerId: number;
      /** The server had taken an earlier attempt, whose answer was lost on the way. */
      earlier: boolean;
    }
  | { kind: 'guessFailed' }
  | { kind: 'dealt'; round: number; card: Card }
  | { kind: 'finished'; roundsWon: number }
  | { kind: 'nextFailed' }
  | { kind: 'continue' }
  | { kind: 'gameGone' };

export interface GuessRequest {
  kind: 'guess';
  gameId: string;
  playerId: number;
  /** For working out a verdict whose answer was lost. */
  round: number;
  correctPlayerId: number;
  wonBefore: number;
}

export interface NextRoundRequest {
  kind: 'nextRound';
  gameId: string;
  wasCorrect: boolean;
  /** The round just played. */
  round: number;
}

export type CareerRequest = GuessRequest | NextRoundRequest;
