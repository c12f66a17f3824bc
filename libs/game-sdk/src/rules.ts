import type { Random } from './random.ts';
import type { GameResult } from './result.ts';

/**
 * The rules of a game, independent of screen, clock and network. States and moves are plain data that can be serialized
 * as JSON. Time and server responses are moves too: see `effects`. `Refusal` lists the reasons for rejecting a move.
 */
export interface Rules<Deal, State, Move, Request = never, Refusal extends string = string> {
  /** Returns the first state. The same deal and seed must give the same state, which is not over. */
  start(deal: Deal, random: Random): State;
  /** Returns the outcome of a move and leaves `state` unchanged. `random` differs for each move of a game. */
  play(state: State, move: Move, random: Random): Outcome<State, Refusal>;
  status(state: State): Status;
  /** Timers and requests that run in this state. Effects that are no longer listed are canceled. */
  effects?(state: State): readonly Effect<Move, Request>[];
  /** The moves that a player could make, none after the end. The contract suite plays the game with them. */
  legalMoves(state: State): Iterable<Move>;
}

/** The result of a move: the next state, or the reason for its rejection. */
export type Outcome<State, Refusal extends string = string> = Accepted<State> | Rejected<Refusal>;

/** A move that was played, with the state after it. */
export interface Accepted<State> {
  accepted: true;
  state: State;
}

/** A move that the rules do not allow. The state stays unchanged. */
export interface Rejected<Refusal extends string> {
  accepted: false;
  reason: Refusal;
}

/** `locked`: feedback is shown, and moves of the player are dropped. */
export type Status = { phase: 'open' } | { phase: 'locked' } | { phase: 'over'; result: GameResult };

/** What the SDK runs for the rules while a state lasts: a timer that ends with a move, or a request to `perform`. */
export type Effect<Move, Request = never> =
  | {
      kind: 'timer';
      /** Identifies the timer. A new key starts a new timer. */
      key: string;
      /** Milliseconds before the player's time setting applies; more than 0. */
      ms: number;
      /**
       * A countdown limits the player and follows the player's time setting. Feedback is a pause for reading, and the
       * setting at most triples it. A show is an animation, such as a spinning wheel, and ignores the setting.
       */
      purpose: 'countdown' | 'feedback' | 'show';
      /** Played when the timer ends. */
      move: Move;
    }
  | { kind: 'request'; key: string; request: Request };

/** Returns the outcome of an allowed move. */
export function accept<State>(state: State): Accepted<State> {
  return { accepted: true, state };
}

/** Returns the outcome of a move that the rules do not allow. */
export function reject<const Refusal extends string>(reason: Refusal): Rejected<Refusal> {
  return { accepted: false, reason };
}

/** Returns a timer that limits the player. */
export function countdownTimer<const Move>(key: string, ms: number, move: Move): Effect<Move> {
  return { kind: 'timer', key, ms, purpose: 'countdown', move };
}

/** Returns a timer for a pause in which the player reads feedback. */
export function feedbackTimer<const Move>(key: string, ms: number, move: Move): Effect<Move> {
  return { kind: 'timer', key, ms, purpose: 'feedback', move };
}

/** Returns a timer for an animation; it ignores the player's time setting. */
export function showTimer<const Move>(key: string, ms: number, move: Move): Effect<Move> {
  return { kind: 'timer', key, ms, purpose: 'show', move };
}
