import type { ComponentType } from 'react';
import type { GameDefinition } from '../game.ts';

export interface GameViewProps<State, Move> {
  state: State;
  /** Sends the player's move; answers why it was refused, or undefined. */
  play(move: Move): string | undefined;
  /** Feedback is on show: what the player does now is dropped. */
  locked: boolean;
}

export interface SummaryProps<State> {
  state: State;
}

export interface Game<Deal, State, Move, Request = never> extends Omit<
  GameDefinition<Deal, State, Move, Request, unknown>,
  'View' | 'Summary'
> {
  View: ComponentType<GameViewProps<State, Move>>;
  Summary?: ComponentType<SummaryProps<State>>;
}

/** A game as the shell sees it: something to run, whose insides are none of its business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- existential: only the game itself knows these types
export type AnyGame = Game<any, any, any, any>;

/** Checks a game against the contract where it is written, not where it is loaded. */
export function defineGame<Deal, State, Move, Request = never>(
  game: Game<Deal, State, Move, Request>,
): Game<Deal, State, Move, Request> {
  return game;
}
