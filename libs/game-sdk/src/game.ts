import type { Language, PluginManifest } from '@soccer-legends/contracts';
import type { TextRef } from './result.ts';
import type { Rules } from './rules.ts';
import type { GameServices, ToastRequest } from './services.ts';

/** The player's choices on the intro, by option name. */
export type Options = Readonly<Record<string, string>>;

/** A choice on the intro. Labels are keys of the game's texts. */
export interface IntroOption {
  /** Key in `Options`. */
  name: string;
  label: string;
  /** With `about`, one sentence each, the choices are large and equal. */
  choices: readonly { value: string; label: string; about?: string }[];
  /** Value of the choice that is selected at first. */
  initial: string;
}

/** What a number on the intro counts. `seconds` is the time for one question. */
export type IntroFact =
  'questions' | 'rounds' | 'players' | 'pairs' | 'groups' | 'attempts' | 'cells' | 'seconds' | 'lives' | 'mistakes';

/** The numbers that an intro shows. */
export type IntroFacts = Partial<Readonly<Record<IntroFact, number>>>;

/** The first move of a game, shown on the intro as a small animation. `choose` names a crest, `name` a person. */
export type IntroExample =
  'choose' | 'name' | 'pick' | 'pair' | 'search' | 'type' | 'group' | 'flip' | 'place' | 'spin';

/** A key of the game's texts, or such a text with values: `{ key: 'intro.points', values: { points: POINTS } }`. */
export type IntroLine = string | TextRef;

/** The screen before a game. All texts are keys of the game's language files. */
export interface Intro {
  /** How to play, one line per entry, with the numbers of the rules as values; the help dialog shows the same list. */
  howToPlay: readonly IntroLine[];
  /** A remark below the list. */
  note?: string;
  /** How to play by keyboard. Players with a touch screen do not see it. */
  keys?: string;
  /**
   * Up to three numbers that describe a round, such as `{ questions: 10, seconds: 5, lives: 3 }`, or a function of the chosen
   * options that returns them. Default: none.
   */
  facts?: IntroFacts | ((options: Options) => IntroFacts);
  /** Default: only the game's picture. */
  example?: IntroExample;
  options?: readonly IntroOption[];
  /** Labels of the two buttons; "Start" and "Exit" by default. */
  start?: string;
  leave?: string;
}

/** How far a round is: `done` of `total` questions, or whatever the game counts. */
export interface Progress {
  done: number;
  total: number;
}

/** Labels of the results, as keys of the game's texts. Each has a default that suits a quiz. */
export interface ResultLabels {
  /** Label of "9/10"; "Rounds won" by default. */
  rounds?: string;
  /** The heading of the history; "Your answers" by default. */
  history?: string;
  /** The columns of the history; "Correct answer" and "Your answer" by default. */
  correctAnswer?: string;
  yourAnswer?: string;
}

/** What the page asks before it leaves a running round. */
export interface ExitQuestion {
  title: string;
  text: string;
}

/** What `deal` may use to prepare a round: the player's options, the services and a seed. */
export interface DealContext {
  options: Options;
  services: GameServices;
  /** The seed of the new game, a whole number from 0 to 2³² − 1. */
  seed: number;
  /**
   * Items of the last three rounds, latest first (see `GameDefinition.asked`). Absent if the page does not remember
   * rounds.
   */
  recent?: readonly string[];
}

/**
 * A game: its manifest, the data that a round needs, its rules and its view. Its texts are in
 * `locales/{language}.json`; the page loads the file of its language.
 *
 * `View` and `Summary` are React components. Their type is a parameter, because this module does not depend on React.
 */
export interface GameDefinition<Deal, State, Move, Request, Component, Refusal extends string = string> {
  manifest: PluginManifest;
  rules: Rules<Deal, State, Move, Request, Refusal>;
  /** A game without an intro starts at once. */
  intro?: Intro;
  /** How to play, one line per entry, for the help dialog of a game without an intro. */
  howToPlay?: readonly IntroLine[];
  /**
   * Fetches what the game needs and returns it as plain data. Throws a `DealProblem` with a text for the player if no
   * game is possible. The page aborts the deal after 12 seconds or when the player leaves. It repeats the deal after a
   * transient failure (see `isTransient`), and then shows the failure with a retry button.
   */
  deal(context: DealContext): Promise<Deal>;
  /** Checks before the intro whether a game is possible. Throws like `deal`. */
  prepare?(services: GameServices): Promise<void>;
  /**
   * Handles a request of the rules and returns a move. Must not throw or reject: return a move for a failure as well.
   */
  perform?(request: Request, services: GameServices): Promise<Move>;
  /**
   * Returns what the round has asked about so far, such as the ids of its players. The page remembers it for three
   * rounds and passes it to `deal`, so that Play Again deals something else.
   */
  asked?(state: State): readonly (string | number)[];
  /** How far the round is. The page that offers to continue it shows "3 of 10". */
  progress?(state: State): Progress;
  /**
   * The move that ends the game with a result when the player leaves. Without it, leaving ends the game without a
   * result.
   */
  exitMove?: Move;
  /** The question before leaving in this state, as keys of the game's texts. Undefined leaves at once. */
  exitQuestion?(state: State): ExitQuestion | undefined;
  /** For games where "Rounds won", "Correct answer" or "Your answer" does not fit. */
  resultLabels?: ResultLabels;
  View: Component;
  /** Shown below the score on the results screen. */
  Summary?: Component;
}

/** What a `DealProblem` adds to its text. */
export interface DealProblemDetails {
  /** With a title, title and text are also shown as a toast. */
  title?: string;
  /** Language of the title, if it differs from the page's language. */
  titleLanguage?: Language;
  /** The cause. If it is a transient `HttpError`, the page repeats the deal before it shows the problem. */
  cause?: unknown;
}

/** Why a game cannot start, as a text in the player's language that the intro shows. */
export class DealProblem extends Error {
  readonly toast: ToastRequest | undefined;

  constructor(text: string, { title, titleLanguage, cause }: DealProblemDetails = {}) {
    super(text, { cause });
    const language = titleLanguage && { titleLanguage };
    this.toast = title === undefined ? undefined : { title, ...language, description: text, tone: 'destructive' };
  }
}
