import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import type { LogoAnswer } from './answer.ts';

export interface LogoDeal {
  /** At least four, with unique names. */
  logos: readonly TeamLogo[];
}

export interface Question {
  logo: number;
  /** Four different names, one of them correct. */
  options: readonly string[];
}

export interface LogoState {
  readonly logos: readonly TeamLogo[];
  readonly question: Question;
  /** The next question, drawn early so that its picture can load during the pause; null after the last question. */
  readonly upcoming: Question | null;
  /** Indexes of the logos so far, latest last. Those with a broken picture are included. */
  readonly shown: readonly number[];
  /** Indexes of logos whose picture failed to load. */
  readonly broken: readonly number[];
  readonly history: readonly LogoAnswer[];
  /**
   * `loading`: the countdown waits for the picture. `unavailable`: the picture is broken and will be replaced.
   * `waiting`: no picture can be loaded until the connection is back.
   */
  readonly stage: 'starting' | 'loading' | 'asking' | 'answered' | 'unavailable' | 'waiting' | 'over';
}

/**
 * `shown` and `broken` report the picture. `begin`, `timeOut` and `next` come from timers, as does `shown` for a
 * picture that takes too long.
 */
export type LogoMove =
  | { kind: 'begin' }
  | { kind: 'shown' }
  | { kind: 'broken' }
  | { kind: 'answer'; name: string }
  | { kind: 'timeOut' }
  | { kind: 'next' }
  | { kind: 'retry' };

/** `locked`: the stage does not accept the move. */
export type LogoRefusal = 'over' | 'locked' | 'notAnOption';
