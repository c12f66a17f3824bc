import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type WheelPlayer = PicturedPlayer;

export interface WheelDeal {
  players: readonly WheelPlayer[];
}

/** One player who was asked for. */
export interface Answer {
  player: WheelPlayer;
  /** What the player at the screen typed or chose. */
  given: string;
  isCorrect: boolean;
}

export interface Spin {
  /** Index on the wheel; settled before the highlight sets out. */
  picked: number;
  ms: number;
}

export type WheelPhase =
  | { kind: 'idle' }
  | ({ kind: 'spinning' } & Spin)
  | { kind: 'guessing'; picked: number }
  | { kind: 'feedback'; picked: number }
  /** A new set is on its way. The seed belongs to the request, so that a reload draws the same players again. */
  | { kind: 'restocking'; seed: number }
  | { kind: 'over' };

export interface WheelState {
  readonly wheel: readonly WheelPlayer[];
  readonly answers: readonly Answer[];
  /** How many of this set are gone from the wheel. */
  readonly removed: number;
  readonly phase: WheelPhase;
}

export type WheelMove =
  /** `still`: nothing turns, for those who asked for less motion. */
  | { kind: 'spin'; still: boolean }
  /** The end of a spin, by its timer or by Skip. */
  | { kind: 'land' }
  /** `chosenId`: the list's player; null where the text was typed. */
  | { kind: 'guess'; text: string; chosenId: number | null }
  | { kind: 'feedbackSeen' }
  | { kind: 'restocked'; players: readonly WheelPlayer[] }
  | { kind: 'restockFailed' }
  | { kind: 'leave' };

/** Asks for a new set; `asked` are the ids of the players who had their turn. */
export interface RestockRequest {
  asked: readonly number[];
  seed: number;
}
