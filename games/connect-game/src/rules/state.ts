import { livesLeft } from '@soccer-legends/game-sdk';
import type { ConnectPlayer, Pair } from './pair.ts';

export const SLOTS = 5;
/** Number of connected pairs that win a game, with and without a timer. */
export const TIMED_TARGET = 5;
export const UNTIMED_TARGET = 20;

export interface ConnectDeal {
  players: readonly ConnectPlayer[];
  /** Length of the game; null for one without a timer. */
  seconds: number | null;
}

/** A place in the column of players. Its club is somewhere in the column of clubs. */
export interface Slot extends Pair {
  readonly isConnected: boolean;
  readonly isIncorrect: boolean;
  /** Number of wrong pairs with this slot in the whole game. */
  readonly incorrectAttempts: number;
}

/** A player paired with a club; correct if the club was the one shown for the player. */
export interface Attempt {
  readonly playerId: number;
  readonly player: string;
  readonly club: string;
  /** Name of the club that was shown for the player. */
  readonly shownFor: string;
  /** The player for whom the chosen club was shown. */
  readonly clubShownFor: string;
}

/** An answered pair that is still marked on the board. */
export interface Verdict {
  /** Number of attempts including this one; unique per verdict. */
  readonly attempt: number;
  /** The slot of a correct pair, or those of the player and the club of a wrong one. */
  readonly slots: readonly number[];
}

export type Column = 'player' | 'club';
/** How the game ends. The last verdict is shown before it is over. */
export type Ending = 'won' | 'noLives' | 'timeOver';

export interface ConnectState {
  /** Length of the game; null for one without a timer. */
  readonly seconds: number | null;
  /** Players who were not on the board yet. */
  readonly unused: readonly ConnectPlayer[];
  /** Null for a slot that could not be refilled. */
  readonly slots: readonly (Slot | null)[];
  /** The column of clubs from top to bottom, as slot numbers. */
  readonly clubOrder: readonly number[];
  /** Slot numbers; null if nothing is selected in a column. */
  readonly selected: Readonly<Record<Column, number | null>>;
  readonly attempts: readonly Attempt[];
  readonly verdicts: readonly Verdict[];
  readonly ending: Ending | null;
  readonly over: boolean;
}

/** A `pick` of the selected item deselects it. The other moves come from timers. */
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
  return livesLeft(attempts.map((attempt) => ({ isCorrect: isRight(attempt) })));
}

export function targetOf({ seconds }: Pick<ConnectState, 'seconds'>): number {
  return seconds === null ? UNTIMED_TARGET : TIMED_TARGET;
}

/** Returns whether a slot can be picked: it has a pair without a verdict. */
export function isOpen(slot: Slot | null | undefined): slot is Slot {
  return slot != null && !slot.isConnected && !slot.isIncorrect;
}

/**
 * `locked`: the game is ending, or the slot has a verdict. `notEnding`, `notOnShow` and `noTimer` only concern moves of
 * timers.
 */
export type ConnectRefusal = 'over' | 'locked' | 'notEnding' | 'notOnShow' | 'noTimer';
