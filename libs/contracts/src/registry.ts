import type { Localized } from './language.ts';
import type { FeedbackGame } from './feedback.ts';
import type { GameIcon } from './manifest.ts';
import type { ResultTheme } from './result-theme.ts';
import type { IsoTime } from './iso-time.ts';

/** What a page needs to load one version of a plugin. All addresses are absolute paths. */
export interface RemoteFiles {
  entry: string;
  /** Scripts to fetch ahead, the entry among them. */
  js: readonly string[];
  css: readonly string[];
  locales: Readonly<Record<string, string>>;
  art: string | null;
  /** Subresource integrity (SHA-384) by address, for every script. */
  integrity: Readonly<Record<string, string>>;
}

/** One item of `GET /api/games`: the registry as the hub and the loader see it. */
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
  /** How long a round takes. */
  minutes?: number;
  /** False for a game that is on no matchday's card. */
  matchday?: false;
  icon: GameIcon;
  route: string;
  version: string;
  resultTheme: ResultTheme;
  /** The subject that its results preselect in the feedback form. */
  feedbackTopic: FeedbackGame;
  /** SDK versions it runs on, and the one it was built against. */
  sdk: string;
  builtAgainst: string;
  remote: RemoteFiles;
  /** The developer's server that replaces the published files, for the administrator who allowed it. */
  devOrigin?: string;
  devUntil?: IsoTime;
  /** Whether it is switched off and shown to the administrator only. */
  preview?: boolean;
}

/** Number of retry paths. A retry uses another path, since browsers do not repeat a failed import of the same address. */
export const RETRY_PATHS = 3;

/**
 * The address of a remote's file for the nth attempt: `/plugins/key/1.0.0-abcd1234~r1/…`, and for the console
 * `/assets/console/1.0.0-abcd1234~r1/…`. Attempt 0 is the plain address. The server answers these suffixes and no others.
 */
export function retryPath(path: string, attempt: number): string {
  return attempt === 0 ? path : path.replace(/^(\/(?:plugins|assets)\/[^/]+\/[^/]+)\//, `$1~r${attempt}/`);
}

/**
 * An event of `GET /api/events`: the registry changed and must be fetched again, or the full list of withdrawn plugins,
 * so that a page that missed an event is still up to date.
 */
export type ServerEvent = { type: 'registry' } | { type: 'withdrawn'; keys: readonly string[] };
