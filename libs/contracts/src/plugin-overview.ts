import type { Compatibility } from './compatibility.ts';
import type { IsoTime } from './iso-time.ts';
import type { Localized } from './language.ts';
import type { GameIcon } from './manifest.ts';
import type { ReleaseName, VersionRef } from './plugin-publishing.ts';

/** What visitors' browsers reported about a version in the last 30 days. */
export interface PluginHealth {
  loads: number;
  failures: number;
  errors: number;
  /** Time from opening the game until it is ready; null before the first load. */
  medianReadyMs: number | null;
  uncaught: number;
  /** 75th percentiles of the measured visits; null before the first one. */
  vitals: Readonly<Record<'LCP' | 'INP' | 'CLS', number | null>>;
}

export type PluginOrigin = 'bundled' | 'uploaded';

export interface PublishedVersion extends VersionRef {
  origin: PluginOrigin;
  publishedAt: IsoTime;
  publishedBy: string;
  files: number;
  bytes: number;
  sdk: string;
  builtAgainst: string | null;
  compatibility: Compatibility;
  health: PluginHealth;
  /** Whether a stored file is damaged and has no intact copy. Publishing the same version again repairs it. */
  damaged: boolean;
  /** Whether its team has withdrawn it. It can then not be released, and its files are not served. */
  withdrawn: boolean;
}

export interface PluginCandidate extends PublishedVersion {
  share: number;
  since: IsoTime;
}

export interface PluginOverview {
  id: number;
  key: string;
  names: Localized;
  icon: GameIcon;
  route: string;
  isActive: boolean;
  withdrawnAt: IsoTime | null;
  origin: PluginOrigin;
  /** Whether new bundled builds go live automatically. False after an administrator has chosen the live version. */
  followsBundle: boolean;
  /** Null if it was published but never released. */
  live: PublishedVersion | null;
  candidate: PluginCandidate | null;
  previous: VersionRef | null;
  /** Versions that must be published again, because their stored files are damaged. */
  damaged: readonly ReleaseName[];
  versionCount: number;
  newest: VersionRef;
}

export interface PluginDetail extends PluginOverview {
  versions: readonly PublishedVersion[];
}
