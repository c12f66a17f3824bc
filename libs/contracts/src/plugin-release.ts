import type { IsoTime } from './iso-time.ts';
import type { ReleaseName, VersionRef } from './plugin-publishing.ts';

export interface ReasonRequest {
  /** For the audit log, from 3 to 500 characters. */
  reason: string;
}

export interface VersionRequest extends ReasonRequest {
  version: string;
  /** Selects one of several builds of the same version. A prefix of at least eight digits is enough. */
  contentHash?: string;
}

export interface ReleaseRequest extends VersionRequest {
  /** The release that the sender expects to be live, or null for none. If another one is live, the response is 409. */
  expectedLive?: ReleaseName | null;
}

export interface StageRequest extends VersionRequest {
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

/** Counts of a candidate and of the live version since the staging began. */
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
