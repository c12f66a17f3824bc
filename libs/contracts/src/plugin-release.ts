import type { IsoTime } from './iso-time.ts';
import type { PluginManifest } from './manifest.ts';
import type { ReleaseName, VersionRef } from './plugin-publishing.ts';

/**
 * Body of `POST /api/admin/plugins/{key}/rollback`, `…/withdraw`, `…/restore`,
 * `…/promote`, `…/demote`, `…/join-matchdays` and `…/leave-matchdays`.
 */
export interface ReasonRequest {
  /** For the audit log, from 3 to 500 characters. */
  reason: string;
}

/** Body of `POST /api/admin/plugins/{key}/withdraw-version`. */
export interface VersionRequest extends ReasonRequest {
  version: string;
  /** Selects one of several builds of the same version. A prefix of at least eight digits is enough. */
  contentHash?: string;
}

/** Body of `POST /api/admin/plugins/{key}/release`. */
export interface ReleaseRequest extends VersionRequest {
  /** The release that the sender expects to be live, or null for none. If another one is live, the response is 409. */
  expectedLive?: ReleaseName | null;
}

/** Body of `POST /api/admin/plugins/{key}/stage`. */
export interface StageRequest extends VersionRequest {
  /** Percentage of visitors, a whole number from 0 to 100; 0 ends the staging. */
  share: number;
}

/**
 * What can happen to a plugin or one of its versions. `rollback` also ends the staging of a failing candidate, `pause` sets
 * its share to 0.
 */
export const PLUGIN_ACTIONS = [
  'publish',
  'release',
  'rollback',
  'stage',
  'unstage',
  'pause',
  'withdrawVersion',
  'withdraw',
  'restore',
  'promote',
  'demote',
  'joinMatchdays',
  'leaveMatchdays',
] as const;

export type PluginAction = (typeof PLUGIN_ACTIONS)[number];

/** An item of `GET /api/admin/plugins/{key}/history`. */
export interface PluginHistoryEntry {
  id: number;
  at: IsoTime;
  action: PluginAction;
  /** `system` for automatic actions of the server. */
  actor: string;
  /** The version of the action, or the live one; null if the whole plugin changed without one. */
  version: VersionRef | null;
  /** The version that was live before; null without one, and if the live version stayed. */
  previous: VersionRef | null;
  /** `StageRequest.share` of a staging; 0 if a candidate was rolled back or paused, null for other actions. */
  share: number | null;
  reason: string;
  /** Why a candidate was rolled back or paused automatically; null for other actions. */
  comparison: StageComparison | null;
}

/** Counts of a candidate and of the live version since the staging began. */
export interface StageComparison {
  candidate: StageCounts;
  live: StageCounts;
}

/** Reports about one version since the staging began. */
export interface StageCounts {
  loads: number;
  failures: number;
  errors: number;
  /** Failures and errors as a percentage of attempts, to one decimal place; null without attempts. */
  faultyPercent: number | null;
}

/** `POST /api/admin/plugins/{key}/dev-override` */
export interface DevOverrideRequest {
  /**
   * Address of the build on the developer's machine: a loopback origin. In a request with a publish token, a path of one
   * segment that nobody can guess must follow. Absent for the staged candidate.
   */
  origin?: string;
  /** From 1 to 480; 240 by default. Ignored with a publish token, whose overrides last 480 minutes. */
  minutes?: number;
  /** Required for a key that was never published. The default is the manifest of the published version. */
  manifest?: PluginManifest;
}

/** Makes the pages of one browser load a build of a plugin that other visitors do not get, until it expires. */
export interface DevOverride {
  key: string;
  /** Empty for the staged candidate. */
  origin: string;
  /** With a link: the time until which the link can be opened. */
  expiresAt: IsoTime;
  /** For a publish token: the address that starts the override in the browser that opens it first. */
  link?: string;
}

/** Query parameter of the link of a `DevOverride`. Without a value, it ends the override of the browser. */
export const DEV_LINK_PARAMETER = 'dev';
