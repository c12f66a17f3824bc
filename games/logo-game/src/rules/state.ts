import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import type { LogoAnswer } from './answer.ts';
import type { Question } from './question.ts';

export interface LogoGameDeal {
  /** At least four, with unique names. */
  logos: readonly TeamLogo[];
}

export interface LogoGameState {
  readonly logos: readonly TeamLogo[];
  readonly question: Question;
  /** The next question, drawn early so that its picture can load during the pause; null after the last question. */
  readonly upcoming: Question | null;
  readonly shown: readonly number[];
  readonly broken: readonly number[];
  readonly history: readonly LogoAnswer[];
  /** `loading`: the countdown waits for the picture. `unavailable`: the picture is broken and will be replaced. */
  readonly stage: 'starting' | 'loading' | 'asking' | 'answered' | 'unavailable' | 'over';
}

export type LogoGameMove =
  | { kind: 'begin' }
  | { kind: 'shown' }
  | { kind: 'broken' }
  | { kind: 'answer'; name: string }
  | { kind: 'timeOut' }
  | { kind: 'next' };

export type LogoGameRefusal = 'over' | 'locked' | 'notAnOption' | 'noOtherPicture';
