import type { DrawName } from './draws.ts';
import type { Localized } from './language.ts';
import type { FeedbackGame } from './feedback.ts';
import type { FixtureOptions, GameIcon } from './manifest.ts';
import type { ResultTheme } from './result-theme.ts';
import type { IsoTime } from './iso-time.ts';

/** Addresses of the files of a built remote. */
export interface RemoteFiles {
  /** The script of module federation that exposes the remote. */
  entry: string;
  /** Scripts for every visit. Those that the remote loads on demand are left out. */
  js: readonly string[];
  css: readonly string[];
  /** Files with texts, by language. */
  locales: Readonly<Record<string, string>>;
  /** Picture on the hub's card; null if the plugin has none. */
  art: string | null;
  /** Subresource integrity (SHA-384) of every script, by address; empty text for a script of a dev override. */
  integrity: Readonly<Record<string, string>>;
}

/** How a game that is not trusted runs in a frame. The page itself loads none of its code. */
export interface SandboxedGame extends Pick<RemoteFiles, 'js' | 'css' | 'integrity'> {
  /** Address of the document of the frame. */
  frame: string;
  /** The draws that its calls may ask for. */
  draws: readonly DrawName[];
}

/** An item of `GET /api/games`: a game in the registry. */
export interface GameListing {
  id: number;
  key: string;
  /** In English; `names` has all languages. */
  name: string;
  isActive: boolean;
  description: string;
  names: Localized;
  descriptions: Localized;
  /** A fact that the card shows in full. */
  notes?: Localized;
  minutes?: number;
  /** False for a game that is never on a matchday's card, or the options of its fixtures. */
  matchday?: false | FixtureOptions;
  icon: GameIcon;
  route: string;
  version: string;
  resultTheme: ResultTheme;
  feedbackTopic: FeedbackGame;
  /** SDK versions that it accepts, as a semver range. */
  sdk: string;
  /** SDK version that it was built against; empty if the build did not record it. */
  builtAgainst: string;
  remote: RemoteFiles;
  /** Where a dev override loads the game from; absent for the staged candidate and for all other visitors. */
  devOrigin?: string;
  /** When the dev override ends. */
  devUntil?: IsoTime;
  /** Present if the override was made with a publish token instead of an administrator's session. */
  devPass?: true;
  /** Present if the game is not trusted. */
  sandbox?: SandboxedGame;
  /** Present while a candidate is staged. A document counts for the rollout only if it was opened at the game's address. */
  staged?: true;
  /** Whether it is deactivated and shown only to the administrator. */
  preview?: boolean;
}

/**
 * Number of retry paths. A retry needs another path, because browsers do not repeat a failed import of the same
 * address.
 */
export const RETRY_PATHS = 3;

/**
 * Returns the address of a remote's file for the nth attempt: `/plugins/key/1.0.0-abcd1234~r1/…`, and for the console
 * `/assets/console/1.0.0-abcd1234~r1/…`. Attempt 0 is the plain address. The server accepts only these suffixes.
 */
export function retryPath(path: string, attempt: number): string {
  return attempt === 0 ? path : path.replace(/^(\/(?:plugins|assets)\/[^/]+\/[^/]+)\//, `$1~r${attempt}/`);
}

/**
 * An event of `GET /api/events`. `registry`: the registry has changed and must be fetched again. `withdrawn`: all
 * versions that were withdrawn, alone or with their plugin, as `key/version-hash8`. The list is complete, so that a page
 * that missed an event is up to date again.
 */
export type ServerEvent = { type: 'registry' } | { type: 'withdrawn'; releases: readonly string[] };

/** An item of `GET /api/admin/games` and the response of `PATCH /api/admin/games/{id}`. */
export interface AdminGame {
  id: number;
  key: string;
  name: string;
  description: string;
  icon: GameIcon;
  isActive: boolean;
  route: string;
}

/** `PATCH /api/admin/games/{id}` */
export type AdminGameChange = Pick<AdminGame, 'isActive'>;
