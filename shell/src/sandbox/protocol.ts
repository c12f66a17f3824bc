import type { GameListing, Language, SandboxedGame, TextTree } from '@soccer-legends/contracts';
import type {
  GameResult,
  HttpFailure,
  Intro,
  IntroFacts,
  IntroLine,
  Options,
  ResultLabels,
  Sound,
  ToastRequest,
} from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { Recording } from '@soccer-legends/game-sdk/recording';
import type { GhostAnswer } from '../ghost/ghost.ts';
import type { DealTexts } from '../play/dealt-game.ts';
import type { ExitFacts } from '../play/exit-facts.ts';
import type { DealtRound, ReplayedRound } from '../play/replayed-round.replay.ts';
import type { SharedRound } from '../play/visit.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** Version of the messages between a page and the frame of a sandboxed game. The frame's document states it first. */
export const PROTOCOL = 2;

/**
 * The first message to a frame, with the port of all others: the page's own scripts, styles and fonts, because the frame has
 * no HTTP cache.
 */
export interface PageParts {
  /** Scripts by path, each after the scripts that it imports. The last one exports `frame`. */
  scripts: readonly (readonly [path: string, text: string])[];
  /** The text of the page's style sheet. Scripts bring their own. */
  styles: string;
  fonts: readonly { family: string; bytes: ArrayBuffer; descriptors: FontFaceDescriptors }[];
}

/** What a frame needs for a visit. */
export interface FrameStart {
  listing: GameListing;
  /** Number of the attempt to load the game; see `retryPath`. */
  attempt: number;
  language: Language;
  gameTexts: TextTree;
  shellTexts: TextTree;
  /** Translated names of nations by code, and of clubs by English name. */
  names: { nations: Readonly<Record<string, string>>; clubs: Readonly<Record<string, string>> };
  preferences: Preferences;
  /** What the game has stored, by name. */
  stored: Readonly<Record<string, string>>;
  saved: Resumable | undefined;
  /** The shared round, with texts in case the server rejects the deal. */
  round: (DealtRound & DealTexts & Required<Pick<SharedRound, 'skipsIntro' | 'isPractice'>>) | undefined;
  problems: { noAnswer: string; unknown: string };
  /** The finished round that the frame shows or replays, instead of a visit. */
  over: FinishedRound | undefined;
}

/**
 * A finished round. `state` or `played`: the frame shows the summary. `watched`: the frame shows the board after each move.
 * `recording`: the frame replays it with the deal of the shared round.
 */
export type FinishedRound =
  { state: unknown } | { played: Resumable } | { watched: Resumable } | { recording: Recording };

/** The addresses of a game's code, with the hash of each script. */
type GameCode = Pick<SandboxedGame, 'js' | 'css' | 'integrity'>;

/** What a failed call of the game reports. */
interface CallFailure {
  kind: HttpFailure;
  message: string;
  status: number | undefined;
  code: string | undefined;
  retryAfterMs: number | undefined;
}

/** A message to a frame. It is not checked, because the frame trusts its page. */
export type PageMessage =
  /** A visitor is about to open a game. Its code may be loaded now, but must not run yet. */
  | { kind: 'preload'; code: GameCode }
  /** Opens the visit. A frame has only one. */
  | { kind: 'open'; start: FrameStart }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number; failure: CallFailure }
  | { kind: 'start'; options: Options }
  | { kind: 'retry'; options: Options | undefined }
  | { kind: 'resume' | 'exit' | 'playAgain' | 'ping' }
  /** A dialog or menu of the page is open, which may cover the board. */
  | { kind: 'covered'; isCovered: boolean; hidesFocus: boolean }
  /** The answers of the ghost that the visitor races; null without one. */
  | { kind: 'race'; answers: readonly GhostAnswer[] | null }
  /** Shows the board of a watched round after this number of moves. */
  | { kind: 'goTo'; at: number }
  /**
   * The page shows the board, whose first pixels are below its title row. `hidesFocus`: whether the page's focused control has no
   * focus ring, as after a mouse click.
   */
  | { kind: 'shown'; titleHeight: number; hidesFocus: boolean };

/** What the page shows of a game. Its code runs only in the frame. */
export interface GameFacts {
  intro?: Omit<Intro, 'facts'> & {
    /** The numbers of the intro for each choice of options. */
    facts: readonly { options: Options; facts: IntroFacts }[];
  };
  howToPlay?: readonly IntroLine[];
  resultLabels?: ResultLabels;
  hasSummary: boolean;
}

export type FramePhase =
  | { phase: 'preparing' | 'dealing' | 'playing' }
  | { phase: 'intro'; options: Options; problem?: string; canResume: boolean }
  | { phase: 'failed'; problem: string }
  | { phase: 'over'; state: unknown; result: GameResult; relaxed: boolean; played: Resumable };

/** What a frame may ask a page for: a call through `Http`. */
export interface Call {
  id: number;
  method: 'get' | 'post';
  path: string;
  body?: unknown;
  timeoutMs?: number;
  retries?: number;
  retryDelayMs?: number;
  freshMs?: number;
}

export interface FrameMessages {
  ready: { game: GameFacts };
  phase: { phase: FramePhase };
  exit: { exit: ExitFacts };
  call: Call;
  abort: { id: number };
  /** `cause`: the id of the failed call behind the toast. */
  toast: { toast: Omit<ToastRequest, 'action' | 'cause'>; cause?: number };
  announce: { text: string; urgency: 'polite' | 'assertive' };
  sound: { sound: Sound };
  log: { text: string };
  store: { name: string; text: string };
  /** `game` is null if the round was removed. */
  save: { game: Resumable | null };
  playAgain: object;
  height: { px: number };
  /** The replayed round of `watched` or `recording`; null if its moves do not give a result. */
  replayed: { round: ReplayedRound | null };
  /** A bug in the game. `stack`: that of the error, if it has one. `ends`: whether the game cannot continue. */
  fault: { text: string; stack?: string; ends: boolean };
  pong: object;
}

export type FrameMessage = { [Kind in keyof FrameMessages]: { kind: Kind } & FrameMessages[Kind] }[keyof FrameMessages];

/** Of a stored text or of a saved round as JSON, in characters. */
export const MOST_STORED = 256_000;
