import type { DrawName } from './draws.ts';
import type { Compatibility } from './compatibility.ts';
import type { IsoTime } from './iso-time.ts';
import type { Localized } from './language.ts';
import type { GameIcon } from './manifest.ts';
import type { ReleaseName, VersionRef } from './plugin-publishing.ts';
import type { SignedProvenance } from './publish-token.ts';

/** What visitors' browsers reported about a version in the last 30 days. */
export interface PluginHealth {
  /** Numbers of reports with the outcomes `loaded`, `failed` and `error`. */
  loads: number;
  failures: number;
  errors: number;
  /** Time from opening the game until it is ready; null before the first load. */
  medianReadyMs: number | null;
  /** Uncaught errors in the game's own files. */
  uncaught: number;
  /** 75th percentiles of the measured visits, as in `WEB_VITALS`; null before the first one. */
  vitals: Readonly<Record<'LCP' | 'INP' | 'CLS', number | null>>;
}

/** `bundled`: part of the site's build. */
export type PluginOrigin = 'bundled' | 'uploaded';

/** A published build of a plugin, live or not. */
export interface PublishedVersion extends VersionRef {
  origin: PluginOrigin;
  publishedAt: IsoTime;
  publishedBy: string;
  files: number;
  bytes: number;
  sdk: string;
  /** SDK version that it was built against; null if the build did not record it. */
  builtAgainst: string | null;
  compatibility: Compatibility;
  health: PluginHealth;
  /** Whether a stored file is damaged and has no intact copy. Publishing the same version again repairs it. */
  damaged: boolean;
  /** Whether its team has withdrawn it. It can then not be released, and its files are not served. */
  withdrawn: boolean;
  /** Absent unless a CI job published the version. */
  provenance?: SignedProvenance;
  /** Only in `PluginDetail.versions`; absent for the live version, and if there is none. */
  changes?: VersionChanges;
}

/** What an administrator should look at before releasing a version: how it differs from the live one. */
export interface VersionChanges {
  /** The number of files that are new, missing or different. */
  files: number;
  /** Difference of the sizes in bytes; negative if the version is smaller. */
  bytes: number;
  /** What the manifest newly asks for, and what it no longer asks for. */
  newDraws: readonly DrawName[];
  droppedDraws: readonly DrawName[];
}

/**
 * Whether the cards of matchdays draw a plugin: `never` because of its manifest, `out` until an administrator agrees, `waiting`
 * until its live version has been live for a day.
 */
export type MatchdayState = 'never' | 'out' | 'waiting' | 'in';

/** The staged version of a plugin. */
export interface PluginCandidate extends PublishedVersion {
  /** Percentage of visitors who get it, from 1 to 100. */
  share: number;
  since: IsoTime;
}

/**
 * An item of `GET /api/admin/plugins`. Name, icon, route and origin are those of the live or else the newest version.
 */
export interface PluginOverview {
  id: number;
  key: string;
  names: Localized;
  icon: GameIcon;
  route: string;
  isActive: boolean;
  withdrawnAt: IsoTime | null;
  /** Whether its code runs in the pages of the site. Otherwise, it runs in a frame of its own. */
  isTrusted: boolean;
  matchdays: MatchdayState;
  /** What its manifest lists, and so what a frame lets it ask for. */
  draws: readonly DrawName[];
  origin: PluginOrigin;
  /** Whether new bundled builds go live automatically. False after an administrator has chosen the live version. */
  followsBundle: boolean;
  /** Null if it was published but never released. */
  live: PublishedVersion | null;
  candidate: PluginCandidate | null;
  /** The version that a rollback would make live; null without one. */
  previous: VersionRef | null;
  /** Versions that must be published again, because their stored files are damaged. */
  damaged: readonly ReleaseName[];
  versionCount: number;
  newest: VersionRef;
}

/** `GET /api/admin/plugins/{key}` */
export interface PluginDetail extends PluginOverview {
  /** Newest first. */
  versions: readonly PublishedVersion[];
}
