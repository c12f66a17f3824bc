import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type WheelPlayer = PicturedPlayer;

export interface WheelDeal {
  players: readonly WheelPlayer[];
}

export interface Answer {
  player: WheelPlayer;
  given: string;
  isCorrect: boolean;
}

export interface Spin {
  /** Index on the wheel, decided before the wheel turns. */
  picked: number;
  ms: number;
}

export type WheelPhase =
  | { kind: 'idle' }
  | ({ kind: 'spinning' } & Spin)
  | { kind: 'guessing'; picked: number }
  | { kind: 'feedback'; picked: number }
  /** A new set is loading. The seed is part of the state, so a reload draws the same players again. */
  | { kind: 'restocking'; seed: number }
  | { kind: 'over' };

export interface WheelState {
  readonly wheel: readonly WheelPlayer[];
  readonly answers: readonly Answer[];
  readonly removed: number;
  readonly phase: WheelPhase;
}

export type WheelMove =
  /** `still`: without movement, for reduced motion. */
  | { kind: 'spin'; still: boolean }
  | { kind: 'land' }
  /** `chosenId`: the player chosen from the list; null for typed text. */
  | { kind: 'guess'; text: string; chosenId: number | null }
  | { kind: 'feedbackSeen' }
  | { kind: 'restocked'; players: readonly WheelPlayer[] }
  | { kind: 'restockFailed' }
  | { kind: 'leave' };

export type WheelRefusal = WheelPhase['kind'] | 'tooShort';

/** A request for a new set. `asked`: ids of the players who were asked about. */
export interface RestockRequest {
  asked: readonly number[];
  seed: number;
}
