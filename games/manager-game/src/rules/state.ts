import type { ManagerAnswer } from './answer.ts';
import type { Coach } from './coach.ts';
import type { Question } from './question.ts';

export interface ManagerGameDeal {
  /** At least ten, with unique names. */
  coaches: readonly Coach[];
}

export interface ManagerGameState {
  readonly coaches: readonly Coach[];
  readonly question: Question;
  /** The next question, drawn early so that its picture can load during the pause; null after the last question. */
  readonly upcoming: Question | null;
  readonly shown: readonly number[];
  readonly offered: readonly (readonly string[])[];
  readonly ready: readonly number[];
  readonly broken: readonly number[];
  readonly history: readonly ManagerAnswer[];
  /** `loading`: the countdown waits for the picture. `unavailable`: the picture is broken and will be replaced. */
  readonly stage: 'gettingReady' | 'loading' | 'asking' | 'answered' | 'unavailable' | 'over';
}

export type ManagerGameMove =
  | { kind: 'begin' }
  | { kind: 'shown'; coach: number }
  | { kind: 'broken'; coach: number }
  /** The picture takes too long, so the question starts without it. */
  | { kind: 'waited' }
  | { kind: 'answer'; name: string }
  | { kind: 'timeOut' }
  | { kind: 'next' };

export interface PictureRequest {
  coach: number;
  photo: string;
}

export type ManagerGameRefusal = 'over' | 'locked' | 'notAwaited' | 'notAnOption';
