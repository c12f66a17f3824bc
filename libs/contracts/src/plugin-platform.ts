import type { Compatibility } from './compatibility.ts';
import type { Localised } from './language.ts';
import type { GameIcon, PluginManifest } from './manifest.ts';

/**
 * The calls of publishing and releasing, below `/api/admin/plugins`. An administrator's session may send all of them;
 * a publish token (`Authorization: Bearer slp_…`) those marked with a star, for its own key alone.
 *
 *     * POST   /                      a zip                         → 201 (new) or 200 (known) PublishReceipt
 *     * POST   /plan                  a zip                         → 200 PublishPlan; nothing is kept
 *       GET    /                                                    → PluginOverview[]
 *     * GET    /{key}                                               → PluginDetail
 *     * POST   /{key}/release         ReleaseRequest                → PluginDetail
 *     * POST   /{key}/rollback        ReasonRequest                 → PluginDetail
 *     * POST   /{key}/stage           StageRequest                  → PluginDetail
 *       POST   /{key}/withdraw        ReasonRequest                 → PluginDetail
 *       POST   /{key}/restore         ReasonRequest                 → PluginDetail
 *     * GET    /{key}/history                                       → PluginHistoryEntry[], newest first
 *       GET    /{key}/tokens                                        → PublishToken[], newest first
 *       POST   /{key}/tokens          NewPublishToken               → 201 IssuedPublishToken
 *       DELETE /{key}/tokens/{id}                                   → 204
 *       POST   /{key}/dev-override    DevOverrideRequest            → DevOverride, of this session alone
 *       DELETE /{key}/dev-override                                  → 204
 *
 * `GET /api/admin/dev-overrides` answers those of the session, DevOverride[], by key.
 * Open to everybody: `POST /api/plugin-health` (PluginHealthReports → 204) and `GET /api/packages` (SitePackage[]).
 */

/** Names one published build for ever: `{version}-{first eight of the content hash}`, as in `1.2.0-0a1b2c3d`. */
export type ReleaseName = string;

/** One published build of a plugin. */
export interface VersionRef {
  version: string;
  /** SHA-256 over the sorted paths and hashes of its files, in hexadecimal. */
  contentHash: string;
  release: ReleaseName;
}

/** What publishing has done. The same archive sent again gets the same receipt. */
export interface PublishReceipt extends VersionRef {
  key: string;
  /** False where this very content had been published before. */
  created: boolean;
  files: number;
  /** Inflated. */
  bytes: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  publishedBy: string;
  /** With the SDK of the shell that runs now. */
  compatibility: Compatibility;
}

/** What publishing an archive would do; an archive that would be refused is refused here with the same code. */
export interface PublishPlan extends Omit<PublishReceipt, 'created' | 'publishedAt' | 'publishedBy'> {
  action: 'newPlugin' | 'newVersion' | 'alreadyPublished';
  route: string;
  /** What is live now, and what a release of this would replace. */
  live: VersionRef | null;
  /** Compared with the live version, by path. */
  changes: { added: readonly string[]; changed: readonly string[]; removed: readonly string[] };
}

/** What visitors' pages have told of a version in the last 30 days. */
export interface PluginHealth {
  loads: number;
  /** Loads that did not end in a game. */
  failures: number;
  /** Games that broke while they were on the screen, and rounds that could not begin or go on. */
  errors: number;
  /** From the wish to play to a game that is ready; null before the first load. */
  medianReadyMs: number | null;
  /** Errors in its scripts that nobody caught. */
  uncaught: number;
  /** What three visits in four stayed below, of those that were measured; null before the first. */
  vitals: Readonly<Record<'LCP' | 'INP' | 'CLS', number | null>>;
}

export type PluginOrigin = 'bundled' | 'uploaded';

export interface PluginVersionInfo extends VersionRef {
  origin: PluginOrigin;
  publishedAt: string;
  publishedBy: string;
  files: number;
  bytes: number;
  sdk: string;
  builtAgainst: string | null;
  compatibility: Compatibility;
  health: PluginHealth;
}

export interface PluginCandidate extends PluginVersionInfo {
  /** Per cent of the visitors. */
  share: number;
  since: string;
}

/** One plugin as the console's list shows it. */
export interface PluginOverview {
  id: number;
  key: string;
  names: Localised;
  icon: GameIcon;
  route: string;
  /** Switched on. */
  isActive: boolean;
  /** When it was withdrawn; null where it is not. */
  withdrawnAt: string | null;
  /** Where its live version came from. */
  origin: PluginOrigin;
  /** Whether new bundled builds go live by themselves: until a person has moved the pointer. */
  followsBundle: boolean;
  /** null where it was published and never released. */
  live: PluginVersionInfo | null;
  candidate: PluginCandidate | null;
  /** What a rollback would bring back. */
  previous: VersionRef | null;
  versionCount: number;
  newest: VersionRef;
}

export interface PluginDetail extends PluginOverview {
  /** Newest first. */
  versions: readonly PluginVersionInfo[];
}

export interface ReasonRequest {
  /** For the audit log, 3 to 500 characters. */
  reason: string;
}

export interface ReleaseRequest extends ReasonRequest {
  version: string;
  /** Where one version was published with several contents, which of them; its beginning is enough (8 or more). */
  contentHash?: string;
  /** The release that the sender believes to be live, null for none; answered 409 where another is. */
  expectedLive?: ReleaseName | null;
}

export interface StageRequest extends ReasonRequest {
  version: string;
  contentHash?: string;
  /** Per cent of the visitors, whole numbers 0 to 100; 0 ends the staging. */
  share: number;
}

export const PLUGIN_ACTIONS = ['publish', 'release', 'rollback', 'stage', 'unstage', 'withdraw', 'restore'] as const;
export type PluginAction = (typeof PLUGIN_ACTIONS)[number];

export interface PluginHistoryEntry {
  id: number;
  at: string;
  action: PluginAction;
  /** Who did it; `system` where the server did by itself. */
  actor: string;
  version: VersionRef | null;
  /** What was live before, where that changed. */
  previous: VersionRef | null;
  share: number | null;
  reason: string;
  /** What the server compared, where it rolled back by itself. */
  comparison: StageComparison | null;
}

/** A candidate beside the live version, counted since the staging began. */
export interface StageComparison {
  candidate: StageCounts;
  live: StageCounts;
}

export interface StageCounts {
  loads: number;
  failures: number;
  errors: number;
  /** Failures and errors in a hundred attempts, one decimal; null without attempts. */
  faultyPercent: number | null;
}

export interface PublishToken {
  id: string;
  key: string;
  name: string;
  /** The first characters, by which its holder recognises it. */
  hint: string;
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export interface NewPublishToken {
  /** For whom or for what, 1 to 60 characters. */
  name: string;
  /** 1 to 365. */
  days: number;
}

export interface IssuedPublishToken extends PublishToken {
  /** Shown this once: the server keeps no more than its hash. */
  secret: string;
}

export interface DevOverrideRequest {
  /** Where the developer's own server listens: `http://127.0.0.1:5199`, `http://localhost:5199`, `http://[::1]:5199`. */
  origin: string;
  /** 1 to 480; 240 where absent. */
  minutes?: number;
  /** Needed for a key that was never published; the published one's stands in where absent. */
  manifest?: PluginManifest;
}

/** While it lasts, the pages of one administrator's session load one plugin from a developer's machine. */
export interface DevOverride {
  key: string;
  origin: string;
  expiresAt: string;
}

/** Most reports in one request. */
export const MOST_HEALTH_REPORTS = 20;

export const HEALTH_OUTCOMES = ['loaded', 'failed', 'error'] as const;
/** `failed`: it did not load; `error`: it broke while it was on the screen, or no round came of it. */
export type HealthOutcome = (typeof HEALTH_OUTCOMES)[number];

export interface PluginHealthReport {
  key: string;
  release: ReleaseName;
  outcome: HealthOutcome;
  /** From the wish to play to the outcome, 0 to 600000. */
  ms: number;
}

export interface PluginHealthReports {
  reports: readonly PluginHealthReport[];
}

/** A package that the site offers to authors of games. */
export interface SitePackage {
  name: string;
  version: string;
  /** The first eight digits of the SHA-256 of what is in it: another content is another build, of the same version too. */
  build: string;
  /** `/packages/soccer-legends-{name}-{version}-{build}.tgz`, the name without its scope. npm keeps what it has fetched
   * from one address, so a changed package needs another. */
  path: string;
  bytes: number;
  /** As npm's lock file writes it: `sha512-…`. */
  integrity: string;
}
