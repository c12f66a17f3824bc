import type { ConnectPlayer, Pair } from './pair.ts';

export const LIVES = 3;
export const SLOTS = 5;
/** Number of connected pairs that win a game, with and without a timer. */
const TIMED_TARGET = 5;
const UNTIMED_TARGET = 20;

export interface ConnectDeal {
  players: readonly ConnectPlayer[];
  /** Null for a game without a timer. */
  seconds: number | null;
}

/** A place in the column of players. Its club is somewhere in the column of clubs. */
export interface Slot extends Pair {
  readonly isConnected: boolean;
  readonly isIncorrect: boolean;
  readonly incorrectAttempts: number;
}

/** A player paired with a club; correct if the club was the one shown for the player. */
export interface Attempt {
  readonly playerId: number;
  readonly player: string;
  readonly club: string;
  readonly shownFor: string;
  /** The player for whom the chosen club was shown. */
  readonly clubShownFor: string;
}

export interface Verdict {
  /** Number of attempts including this one; unique per verdict. */
  readonly attempt: number;
  readonly slots: readonly number[];
}

export type Column = 'player' | 'club';
export type Ending = 'won' | 'noLives' | 'timeOver';

export interface ConnectState {
  readonly seconds: number | null;
  readonly unused: readonly ConnectPlayer[];
  /** Null for a slot that could not be refilled. */
  readonly slots: readonly (Slot | null)[];
  /** The column of clubs from top to bottom, as slot numbers. */
  readonly clubOrder: readonly number[];
  readonly selected: Readonly<Record<Column, number | null>>;
  readonly attempts: readonly Attempt[];
  readonly verdicts: readonly Verdict[];
  readonly ending: Ending | null;
  readonly over: boolean;
}

export type ConnectMove =
  | { kind: 'pick'; column: Column; slot: number }
  | { kind: 'verdictSeen'; attempt: number }
  | { kind: 'timeOver' }
  | { kind: 'endingSeen' };

export function isRight({ club, shownFor }: Attempt): boolean {
  return club === shownFor;
}

export function pairsOf({ attempts }: ConnectState): number {
  return attempts.filter(isRight).length;
}

export function livesOf({ attempts }: ConnectState): number {
  return LIVES - attempts.filter((attempt) => !isRight(attempt)).length;
}

export function targetOf({ seconds }: Pick<ConnectState, 'seconds'>): number {
  return seconds === null ? UNTIMED_TARGET : TIMED_TARGET;
}

export function isOpen(slot: Slot | null | undefined): slot is Slot {
  return slot != null && !slot.isConnected && !slot.isIncorrect;
}

export type ConnectRefusal = 'over' | 'locked' | 'notEnding' | 'notOnShow' | 'noTimer';
