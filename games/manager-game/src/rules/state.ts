import type { ManagerAnswer } from './answer.ts';
import type { Coach } from './coach.ts';

export interface ManagerDeal {
  /** At least ten, with unique names. */
  coaches: readonly Coach[];
}

export interface Question {
  coach: number;
  /** Four different names, one of them correct. */
  options: readonly string[];
}

export interface ManagerState {
  readonly coaches: readonly Coach[];
  readonly question: Question;
  /** The next question, drawn early so that its picture can load during the pause; null after the last question. */
  readonly upcoming: Question | null;
  /** Indexes of the coaches so far, latest last. Those with a broken picture are included. */
  readonly shown: readonly number[];
  /** Options of the questions so far, latest last. */
  readonly offered: readonly (readonly string[])[];
  /** Indexes of the coaches whose picture has loaded. */
  readonly ready: readonly number[];
  /** Indexes of the coaches whose picture failed to load. */
  readonly broken: readonly number[];
  readonly history: readonly ManagerAnswer[];
  /** `loading`: the countdown waits for the picture. `unavailable`: the picture is broken and will be replaced. */
  readonly stage: 'gettingReady' | 'loading' | 'asking' | 'answered' | 'unavailable' | 'over';
}

/**
 * `coach` is an index of `coaches`. `shown` and `broken` answer a `PictureRequest`. The player may skip the countdown
 * with `begin`; `waited`, `timeOut` and `next` come from timers.
 */
export type ManagerMove =
  | { kind: 'begin' }
  | { kind: 'shown'; coach: number }
  | { kind: 'broken'; coach: number }
  /** The picture takes too long, so the question starts without it. */
  | { kind: 'waited' }
  | { kind: 'answer'; name: string }
  | { kind: 'timeOut' }
  | { kind: 'next' };

/** Asks to load a picture. `coach` is an index of `coaches`. */
export interface PictureRequest {
  coach: number;
  photo: string;
}

/** `locked`: the stage does not accept the move. `notAwaited`: the picture belongs to another question. */
export type ManagerRefusal = 'over' | 'locked' | 'notAwaited' | 'notAnOption';
