import type { PluginManifest } from '@soccer-legends/contracts';
import type { Rules } from './rules.ts';
import type { GameServices } from './services.ts';
import type { ToastRequest } from './services.ts';

/** What the player chose before the game began, by option name. */
export type Options = Readonly<Record<string, string>>;

/** A choice of the intro screen. Labels are keys of the game's texts. */
export interface IntroOption {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  initial: string;
}

/** The screen before a game: what is said on it. All texts are keys of the game's language files. */
export interface Intro {
  /** How to play, a line each; the help dialog shows the same. */
  howToPlay: readonly string[];
  /** A remark below the list. */
  note?: string;
  options?: readonly IntroOption[];
  /** Labels of the two buttons where the usual ones do not do. */
  start?: string;
  leave?: string;
}

export interface ExitQuestion {
  title: string;
  text: string;
}

export interface DealContext {
  options: Options;
  services: GameServices;
  /** The seed of the game that is about to begin. */
  seed: number;
}

/**
 * A game is a value: what it is called, what a round needs, how it is played, how it looks.
 * Its texts lie beside it in `locales/{language}.json`, which the page loads in its own language alone.
 *
 * `View` and `Summary` are React components; the type is left open here, since this module knows no screen.
 */
export interface GameDefinition<Deal, State, Move, Request, Component> {
  manifest: PluginManifest;
  rules: Rules<Deal, State, Move, Request>;
  /** Absent: the game begins at once. */
  intro?: Intro;
  /** How to play, a line each, for the help dialog of a game without an intro. Keys of the game's texts. */
  howToPlay?: readonly string[];
  /** Fetches what the first round needs, as plain data. Throws `DealProblem` for what the player should read. */
  deal(context: DealContext): Promise<Deal>;
  /** Looks, while the intro is on show, whether there will be a game; throws `DealProblem` where not. */
  prepare?(services: GameServices): Promise<void>;
  /** Answers what the rules ask for during the game. Never rejects: a failure is a move. */
  perform?(request: Request, services: GameServices): Promise<Move>;
  /** What leaving in the middle means, where it ends the game with a result. */
  exitMove?: Move;
  /** What is asked before leaving in this state, by keys of the game's texts; undefined leaves at once. */
  exitQuestion?(state: State): ExitQuestion | undefined;
  View: Component;
  /** What the results screen shows besides the figures. */
  Summary?: Component;
}

/** Why a game cannot begin, in the player's language. The intro shows it, a toast says it first where one is given. */
export class DealProblem extends Error {
  readonly toast: ToastRequest | undefined;

  constructor(text: string, toast?: ToastRequest) {
    super(text);
    this.toast = toast;
  }
}
