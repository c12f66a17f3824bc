import type { Language } from './language.ts';
import type { ReleaseName } from './plugin-publishing.ts';

/** Maximum number of reports per request. */
export const MOST_HEALTH_REPORTS = 20;

export const HEALTH_OUTCOMES = [
  'loaded',
  'failed',
  'error',
  'hung',
  'begun',
  'undealt',
  'finished',
  'won',
  'again',
] as const;

/**
 * `failed`: the game did not load. `error`: it crashed while shown. `hung`: it froze the page, as the next visit found. The
 * others are about rounds: one that could not be dealt is `undealt`, also because of the network; one that is won is also
 * finished, and `again` means that a player chose to play again.
 */
export type HealthOutcome = (typeof HEALTH_OUTCOMES)[number];

/** Longer times are not accepted. */
export const MAX_REPORTED_MS = 600_000;

/** The outcome of opening a game once, or what happened in a round of it. */
export interface PluginHealthReport {
  key: string;
  release: ReleaseName;
  outcome: HealthOutcome;
  /**
   * For `finished`, the time of the last move of the round, without pauses, or 0 if it is unknown; otherwise the time from
   * opening the game. From 0 to `MAX_REPORTED_MS`.
   */
  ms: number;
}

/** `POST /api/plugin-health` → 204 */
export interface PluginHealthReports {
  reports: readonly PluginHealthReport[];
  /** Language of the page. */
  language?: Language;
}
