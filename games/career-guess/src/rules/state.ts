import type { Card } from './card.ts';

/** The server's game, and the player of its first round. */
export interface CareerDeal {
  gameId: string;
  card: Card;
}

export interface RoundResult {
  /** From 1. */
  round: number;
  correctPlayerId: number;
  selectedPlayerId: number;
  /** The server's verdict. If two careers have the same clues, both players are correct. */
  isCorrect: boolean;
}

/**
 * What the page waits for. `answering` and `stalled` wait for the player, `guessing` and `advancing` for the server.
 */
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
  /** From 1. */
  round: number;
  card: Card;
  phase: Phase;
  /** Ids of the players submitted in this round; more than one after a failed request. */
  attempts: readonly number[];
  /** In order; without rounds that were played in another tab. */
  results: readonly RoundResult[];
}

/** All but `submit`, `continue` and `proceed` are the server's responses, or failures of a request. */
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

/** `outOfTurn`: the phase does not accept the move. `noChoice`: no player was chosen. */
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
