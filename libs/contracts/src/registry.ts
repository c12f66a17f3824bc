import type { Localised } from './language.ts';
import type { FeedbackGame } from './feedback.ts';
import type { GameIcon } from './manifest.ts';
import type { ResultTheme } from './result-theme.ts';

/** What a page needs to load one version of a plugin. All addresses are absolute paths. */
export interface RemoteFiles {
  /** The federation entry. */
  entry: string;
  /** Scripts to fetch ahead, the entry among them. */
  js: readonly string[];
  css: readonly string[];
  /** The plugin's texts by language. */
  locales: Readonly<Record<string, string>>;
  /** The picture of its card in the hub; null where it brings none. */
  art: string | null;
  /** Subresource integrity (SHA-384) by address, for every script. */
  integrity: Readonly<Record<string, string>>;
}

/** One item of `GET /api/games`: the registry as the hub and the loader see it. */
export interface GameListing {
  id: number;
  key: string;
  /** English, as the list has always said it; `names` has the other languages. */
  name: string;
  isActive: boolean;
  description: string;
  names: Localised;
  descriptions: Localised;
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
  /** Where a developer's own server stands in for what was published; only an administrator who allowed it sees this. */
  devOrigin?: string;
  /** Until when; ISO 8601, UTC. */
  devUntil?: string;
  /** It is switched off, and this page shows it to the administrator all the same. */
  preview?: boolean;
}

/** A retry fetches the same bytes below another path, since a browser never asks twice for one that failed. */
export const RETRY_PATHS = 3;

/**
 * The address of a remote's file for the nth attempt: `/plugins/key/1.0.0-abcd1234~r1/…`, and for the console
 * `/assets/console/1.0.0-abcd1234~r1/…`. Attempt 0 is the plain address. The server answers these suffixes and no others.
 */
export function retryPath(path: string, attempt: number): string {
  return attempt === 0 ? path : path.replace(/^(\/(?:plugins|assets)\/[^/]+\/[^/]+)\//, `$1~r${attempt}/`);
}

/**
 * What `GET /api/events` says: the registry changed and is to be fetched anew; and which plugins are withdrawn now, all
 * of them, so that a page that missed a change knows as much as one that did not.
 */
export type ServerEvent = { type: 'registry' } | { type: 'withdrawn'; keys: readonly string[] };
