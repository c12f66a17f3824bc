import type { ReleaseName } from './plugin-publishing.ts';

/** Maximum number of reports per request. */
export const MOST_HEALTH_REPORTS = 20;

export const HEALTH_OUTCOMES = ['loaded', 'failed', 'error'] as const;

/** `failed`: the game did not load. `error`: it crashed while shown, or a round could not start. */
export type HealthOutcome = (typeof HEALTH_OUTCOMES)[number];

/** Longer times are not accepted. */
export const MAX_REPORTED_MS = 600_000;

/** The outcome of opening a game once. */
export interface PluginHealthReport {
  key: string;
  release: ReleaseName;
  outcome: HealthOutcome;
  /** Time from opening the game to the outcome, from 0 to `MAX_REPORTED_MS`. */
  ms: number;
}

/** `POST /api/plugin-health` → 204 */
export interface PluginHealthReports {
  reports: readonly PluginHealthReport[];
}
