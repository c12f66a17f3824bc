import type { Options } from '../game.ts';
import type { GameResult } from '../result.ts';
import type { GameServices } from '../services.ts';
import type { GameSession, SessionClock } from '../session.ts';
import type { TrackedResources } from '../tracked-resources.ts';
import type { AnyGame } from './game.ts';
import type { SavedGames } from './saved-games.ts';

/** A session with arbitrary types, as the shell runs it. */
export type AnySession = GameSession<unknown, unknown, unknown, unknown>;

/**
 * The state of a visit to a game. `problem` is a text in the player's language: why there is no game. `relaxed` is true
 * if the time setting changed the countdowns.
 */
export type Run =
  | { phase: 'preparing' }
  | { phase: 'intro'; options: Options; problem?: string; canResume: boolean }
  | { phase: 'dealing' }
  | { phase: 'failed'; problem: string }
  | { phase: 'playing'; session: AnySession }
  | { phase: 'over'; state: unknown; result: GameResult; relaxed: boolean };

/** What runs a visit to a game: the game, its services and the page's clock. */
export interface RunOptions {
  game: AnyGame;
  services: GameServices;
  clock: SessionClock;
  /** Returns the milliseconds since 1970. A saved game has this time, which another document can compare. */
  date(): number;
  saved: SavedGames;
  /** Tracks the page resources of the round. */
  resources: Pick<TrackedResources, 'track'>;
  /** Factor on countdowns; null for no limit. Read when a game starts. */
  timeScale: number | null;
  /** Texts for failures that the game does not explain itself. */
  problems: { noAnswer: string; unknown: string };
  /** Returns a whole number from 0 to 2³² − 1. */
  newSeed(): number;
  /** Called with errors that are bugs of the game. */
  onError(error: unknown): void;
}

/** The current phase of a visit, and the functions that change it. */
export interface RunControls {
  run: Run;
  start(options: Options): void;
  /** Repeats the failed step: `prepare`, or `deal` with these options, which are the same by default. */
  retry(options?: Options): void;
  /** Continues the saved round; see `Run.canResume`. */
  resume(): void;
  /** Deals a new round with the same options. */
  playAgain(): void;
  /** Ends the game with a result if it has an `exitMove`. Returns false if the page can be left at once. */
  exit(): boolean;
}
