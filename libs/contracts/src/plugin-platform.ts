import type { Compatibility } from './compatibility.ts';
import type { Localized } from './language.ts';
import type { GameIcon, PluginManifest } from './manifest.ts';
import type { IsoTime } from './iso-time.ts';

/**
 * The endpoints for publishing and releasing, below `/api/admin/plugins`. An administrator's session may call all of
 * them; a publish token (`Authorization: Bearer slp_…`) only those marked with a star, and only for its own key.
 *
 *     * POST   /                      a zip                         → 201 (new) or 200 (known) PublishReceipt
 *     * POST   /plan                  a zip                         → 200 PublishPlan; nothing is stored
 *       GET    /                                                    → PluginOverview[]
 *     * GET    /{key}                                               → PluginDetail
 *     * POST   /{key}/release         ReleaseRequest                → PluginDetail
 *     * POST   /{key}/rollback        ReasonRequest                 → PluginDetail
 *     * POST   /{key}/stage           StageRequest                  → PluginDetail
 *     * POST   /{key}/withdraw-version  VersionRequest              → PluginDetail; final
 *       POST   /{key}/withdraw        ReasonRequest                 → PluginDetail
 *       POST   /{key}/restore         ReasonRequest                 → PluginDetail
 *     * GET    /{key}/history                                       → PluginHistoryEntry[], newest first
 *       GET    /{key}/tokens                                        → PublishToken[], newest first
 *       POST   /{key}/tokens          NewPublishToken               → 201 IssuedPublishToken
 *       DELETE /{key}/tokens/{id}                                   → 204
 *       POST   /{key}/dev-override    DevOverrideRequest            → DevOverride, for this session only
 *       DELETE /{key}/dev-override                                  → 204
 *
 * `GET /api/admin/dev-overrides` returns the session's overrides sorted by key (DevOverride[]).
 * Public: `POST /api/plugin-health` (PluginHealthReports → 204) and `GET /api/packages` (SitePackage[]).
 */

/** Permanently identifies a published build: `{version}-{first eight digits of the content hash}`, as in `1.2.0-0a1b2c3d`. */
export type ReleaseName = string;

export interface VersionRef {
  version: string;
  /** SHA-256 over the sorted paths and hashes of its files, in hexadecimal. */
  contentHash: string;
  release: ReleaseName;
}

/** The result of publishing. Publishing the same archive again returns the same receipt. */
export interface PublishReceipt extends VersionRef {
  key: string;
  created: boolean;
  files: number;
  /** Uncompressed. */
  bytes: number;
  publishedAt: IsoTime;
  publishedBy: string;
  /** With the SDK of the current shell. */
  compatibility: Compatibility;
}

/** What publishing an archive would do. An archive that publishing rejects is rejected here with the same code. */
export interface PublishPlan extends Omit<PublishReceipt, 'created' | 'publishedAt' | 'publishedBy'> {
  action: 'newPlugin' | 'newVersion' | 'alreadyPublished';
  route: string;
  /** The live version, which a release of this archive would replace. */
  live: VersionRef | null;
  /** Paths of files that differ from the live version. */
  changes: { added: readonly string[]; changed: readonly string[]; removed: readonly string[] };
}

/** What visitors' browsers reported about a version in the last 30 days. */
export interface PluginHealth {
  loads: number;
  /** Loads that failed to show the game. */
  failures: number;
  /** Games that crashed while they were shown, and rounds that could not start or continue. */
  errors: number;
  /** From opening the game until it is ready; null before the first load. */
  medianReadyMs: number | null;
  uncaught: number;
  /** The 75th percentiles of the measured visits; null before the first. */
  vitals: Readonly<Record<'LCP' | 'INP' | 'CLS', number | null>>;
}

export type PluginOrigin = 'bundled' | 'uploaded';

export interface PluginVersionInfo extends VersionRef {
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
  /** Whether its team has withdrawn it. It cannot be released then, and its files are not served. */
  withdrawn: boolean;
}

export interface PluginCandidate extends PluginVersionInfo {
  /** Percentage of the visitors. */
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
  live: PluginVersionInfo | null;
  candidate: PluginCandidate | null;
  previous: VersionRef | null;
  /** The versions that have to be published again, because their stored files are damaged. */
  damaged: readonly ReleaseName[];
  versionCount: number;
  newest: VersionRef;
}

export interface PluginDetail extends PluginOverview {
  versions: readonly PluginVersionInfo[];
}

export interface ReasonRequest {
  /** For the audit log, 3 to 500 characters. */
  reason: string;
}

export interface VersionRequest extends ReasonRequest {
  version: string;
  /** Selects one of several builds of the same version. A prefix of at least 8 digits is enough. */
  contentHash?: string;
}

export interface ReleaseRequest extends VersionRequest {
  /** The release that the sender expects to be live, null for none; returns 409 if another one is. */
  expectedLive?: ReleaseName | null;
}

export interface StageRequest extends VersionRequest {
  /** Percentage of the visitors, an integer from 0 to 100; 0 ends the staging. */
  share: number;
}

export const PLUGIN_ACTIONS = [
  'publish',
  'release',
  'rollback',
  'stage',
  'unstage',
  'withdrawVersion',
  'withdraw',
  'restore',
] as const;
export type PluginAction = (typeof PLUGIN_ACTIONS)[number];

export interface PluginHistoryEntry {
  id: number;
  at: IsoTime;
  action: PluginAction;
  /** `system` for automatic actions of the server. */
  actor: string;
  version: VersionRef | null;
  previous: VersionRef | null;
  share: number | null;
  reason: string;
  comparison: StageComparison | null;
}

/** The counts of a candidate and of the live version since the staging began. */
export interface StageComparison {
  candidate: StageCounts;
  live: StageCounts;
}

export interface StageCounts {
  loads: number;
  failures: number;
  errors: number;
  /** Failures and errors as a percentage of attempts, to one decimal place; null without attempts. */
  faultyPercent: number | null;
}

export interface PublishToken {
  id: string;
  key: string;
  name: string;
  /** The first characters of the secret, for recognizing the token. */
  hint: string;
  createdAt: IsoTime;
  createdBy: string;
  expiresAt: IsoTime;
  lastUsedAt: IsoTime | null;
  revokedAt: IsoTime | null;
}

export interface NewPublishToken {
  /** The holder or purpose of the token, 1 to 60 characters. */
  name: string;
  /** Validity in days, 1 to 365. */
  days: number;
}

export interface IssuedPublishToken extends PublishToken {
  /** Returned only in this response: the server stores only its hash. */
  secret: string;
}

export interface DevOverrideRequest {
  /** The developer's local server, such as `http://127.0.0.1:5199`, `http://localhost:5199` or `http://[::1]:5199`. */
  origin: string;
  /** 1 to 480; 240 by default. */
  minutes?: number;
  /** Required for a key that was never published; by default the manifest of the published version. */
  manifest?: PluginManifest;
}

/** Until it expires, the pages of one administrator's session load a plugin from a developer's machine. */
export interface DevOverride {
  key: string;
  origin: string;
  expiresAt: IsoTime;
}

export const MOST_HEALTH_REPORTS = 20;

export const HEALTH_OUTCOMES = ['loaded', 'failed', 'error'] as const;
/** `failed`: the game did not load. `error`: it crashed while it was shown, or a round could not start. */
export type HealthOutcome = (typeof HEALTH_OUTCOMES)[number];

/** The longest time in a report; longer times are reported as this value. */
export const MAX_REPORTED_MS = 600_000;

export interface PluginHealthReport {
  key: string;
  release: ReleaseName;
  outcome: HealthOutcome;
  /** From opening the game to the outcome, 0 to `MAX_REPORTED_MS`. */
  ms: number;
}

export interface PluginHealthReports {
  reports: readonly PluginHealthReport[];
}

/** A package that the site provides for game authors. */
export interface SitePackage {
  name: string;
  version: string;
  /** The first eight digits of the content's SHA-256, which differ between builds of the same version. */
  build: string;
  /**
   * `/packages/soccer-legends-{name}-{version}-{build}.tgz`, with the name without its scope. It contains the build because
   * npm caches packages by URL.
   */
  path: string;
  bytes: number;
  /** In the format of npm's lock file: `sha512-…`. */
  integrity: string;
}
