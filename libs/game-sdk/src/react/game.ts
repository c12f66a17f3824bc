import type { ComponentType } from 'react';
import type { GameDefinition } from '../game.ts';
import type { SessionRefusal } from '../session.ts';

/** What a game's view gets: the state to show, and a function that plays moves. */
export interface GameViewProps<State, Move, Refusal extends string = string> {
  state: State;
  /** Plays the player's move. Returns why it was rejected; undefined if accepted. */
  play(move: Move): Refusal | SessionRefusal | undefined;
  /** Whether feedback is shown and moves are dropped. */
  locked: boolean;
}

/** What the part of a game in the results gets: the state at the end. */
export interface SummaryProps<State> {
  state: State;
}

/** A complete game: its definition, with the React components that show a round and its summary. */
export interface Game<Deal, State, Move, Request = never, Refusal extends string = string> extends Omit<
  GameDefinition<Deal, State, Move, Request, unknown, Refusal>,
  'View' | 'Summary'
> {
  View: ComponentType<GameViewProps<State, Move, Refusal>>;
  Summary?: ComponentType<SummaryProps<State>>;
}

/** A game with arbitrary types, as the shell runs it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- existential: only the game itself knows these types
export type AnyGame = Game<any, any, any, any, any>;

/** Returns the game unchanged. Its parameter type checks the definition. */
export function defineGame<Deal, State, Move, Request = never, Refusal extends string = string>(
  game: Game<Deal, State, Move, Request, Refusal>,
): Game<Deal, State, Move, Request, Refusal> {
  return game;
}
