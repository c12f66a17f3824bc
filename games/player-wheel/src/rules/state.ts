import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export interface WheelDeal {
  /** Up to ten, with unique names. */
  players: readonly PicturedPlayer[];
}

export interface Answer {
  player: PicturedPlayer;
  /** Text of the guess, without spaces at its ends. */
  given: string;
  isCorrect: boolean;
}

/** Where and when a spin ends. */
export interface Spin {
  /** Index on the wheel, decided before the wheel turns. */
  picked: number;
  /** Duration in milliseconds. */
  ms: number;
}

/** What happens on the wheel. `picked` is an index of `wheel`. */
export type WheelPhase =
  | { kind: 'idle' }
  | ({ kind: 'spinning' } & Spin)
  /** `unknown`: typed text that matches no player, so it was not judged. */
  | { kind: 'guessing'; picked: number; unknown?: string }
  /** Typed text is no part of the name. The search decides whether it still names the player, such as a nickname. */
  | { kind: 'searching'; picked: number; text: string }
  | { kind: 'feedback'; picked: number }
  /** A new set is loading. The seed is part of the state, so a reload draws the same players again. */
  | { kind: 'restocking'; seed: number }
  | { kind: 'over' };

export interface WheelState {
  /** The players on the wheel, clockwise. */
  readonly wheel: readonly PicturedPlayer[];
  /** In order. */
  readonly answers: readonly Answer[];
  /** Number of players who left the wheel since the last set. */
  readonly removed: number;
  readonly phase: WheelPhase;
}

/**
 * `feedbackSeen` comes from a timer, as does `land`, with which the player can also skip the spin. `searched` answers a
 * `SearchRequest`, `restocked` and `restockFailed` a `RestockRequest`.
 */
export type WheelMove =
  /** `still`: without movement, for reduced motion. */
  | { kind: 'spin'; still: boolean }
  | { kind: 'land' }
  /** `chosenId`: the player chosen from the list; null for typed text. */
  | { kind: 'guess'; text: string; chosenId: number | null }
  /**
   * `onlyHit`: id of the only player whom the search finds for the typed text; null for none or several. `found`: how many
   * it finds; absent if it failed.
   */
  | { kind: 'searched'; onlyHit: number | null; found?: number }
  | { kind: 'feedbackSeen' }
  | { kind: 'restocked'; players: readonly PicturedPlayer[] }
  | { kind: 'restockFailed' }
  | { kind: 'leave' };

/** The phase in which the move is not accepted, or `tooShort` for a guess. */
export type WheelRefusal = WheelPhase['kind'] | 'tooShort';

/** A request to search a player by the typed text. */
export interface SearchRequest {
  text: string;
}

/** A request for a new set. `asked`: ids of the players who were asked about. */
export interface RestockRequest {
  asked: readonly number[];
  seed: number;
}
