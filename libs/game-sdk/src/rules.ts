import type { Random } from './random.ts';
import type { GameResult } from './result.ts';

/**
 * The whole of a game, without a screen, a clock or a network. States and moves are plain data that survive JSON.
 * Time and answers of the server reach the rules as moves too: see `effects`.
 */
export interface Rules<Deal, State, Move, Request = never> {
  start(deal: Deal, random: Random): State;
  play(state: State, move: Move, random: Random): Outcome<State>;
  status(state: State): Status;
  /** What the game waits for besides the player. What is listed is running; what is no longer listed is cancelled. */
  effects?(state: State): readonly Effect<Move, Request>[];
  /** What a player could do next; lets the contract suite play the game. */
  legalMoves(state: State): Iterable<Move>;
}

export type Outcome<State> = { accepted: true; state: State } | { accepted: false; reason: string };

/** `locked`: feedback is on show, and whatever the player does is dropped. */
export type Status = { phase: 'open' } | { phase: 'locked' } | { phase: 'over'; result: GameResult };

export type Effect<Move, Request = never> =
  | {
      kind: 'timer';
      /** Names this very timer: a new question has a new key, and so a new clock. */
      key: string;
      ms: number;
      /**
       * A countdown limits the player and follows the time setting; feedback is a pause to read something in, and
       * follows it up to a point; a show, such as a wheel that spins, takes its time whatever the setting.
       */
      purpose: 'countdown' | 'feedback' | 'show';
      /** Played when the time is over. */
      move: Move;
    }
  | { kind: 'request'; key: string; request: Request };

export function accept<State>(state: State): Outcome<State> {
  return { accepted: true, state };
}

export function reject(reason: string): { accepted: false; reason: string } {
  return { accepted: false, reason };
}
