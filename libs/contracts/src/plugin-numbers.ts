import type { GameScreen } from './client-reports.ts';
import type { ReportFacts } from './feedback.ts';
import type { IsoTime } from './iso-time.ts';
import type { VersionRef } from './plugin-publishing.ts';

/** Fewer rounds than this are not shown, so that nobody can be recognized. */
export const LEAST_ROUNDS = 10;

/** What happened in the rounds of a version; null for a number below `LEAST_ROUNDS`. */
export interface RoundNumbers {
  /** How often the game was opened. */
  shown: number | null;
  begun: number | null;
  finished: number | null;
  won: number | null;
  /** How often a player chose to play again. */
  again: number | null;
}

/** Rounds that players lost to a fault. These are shown from the first one. */
export interface LostRounds {
  /** How often no round could be dealt, also because of the network. */
  undealt: number;
  /** How often the game froze its page. */
  hung: number;
}

/** Errors of one class at one place. */
export interface PluginFailure {
  /** Class of the error. Its message is not stored, because it may contain what a visitor typed. */
  name: string;
  /** The stack, innermost first: lines of the author's sources such as `src/rules/cups.ts:88` where a source map exists. */
  at: readonly string[];
  count: number;
  first: IsoTime;
  last: IsoTime;
  /** Counts by family of browsers, such as `Firefox`. */
  browsers: Readonly<Record<string, number>>;
  /** Counts by language of the page, such as `pt`, or `unknown`. */
  languages: Readonly<Record<string, number>>;
  /** Counts by the screen that the page showed; `unknown` outside of games. */
  screens: Readonly<Partial<Record<GameScreen | 'unknown', number>>>;
}

/** Averages of the rounds of a version or of all games. A value from fewer than `LEAST_ROUNDS` rounds is null. */
export interface RoundAverages {
  /** The share of the started rounds that were finished, from 0 to 1. */
  finishRate: number | null;
  /** The median time of a finished round, without pauses. */
  medianSeconds: number | null;
}

/** The rounds of a part of all visits, such as those of a day. */
export interface RoundsOf extends RoundNumbers, Pick<RoundAverages, 'medianSeconds'> {}

export interface VersionNumbers extends VersionRef, RoundAverages {
  rounds: RoundNumbers;
  lost: LostRounds;
  /** The most frequent first. */
  failures: readonly PluginFailure[];
}

/** What a player reported about a round of a plugin, without the player's own words. */
export interface PlayerReport extends Pick<ReportFacts, 'reason' | 'version' | 'language' | 'moves'> {
  createdAt: IsoTime;
  /** The round for the developer tools; see `roundText`. */
  text: string;
}

/** `GET /api/admin/plugins/{key}/numbers`: the last 30 days, for the team of a plugin. */
export interface PluginNumbers {
  key: string;
  /** Text of the operator's alert about the plugin, an English sentence; null without an alert. */
  alert: string | null;
  /** Newest first. */
  versions: readonly VersionNumbers[];
  /** The newest reports, at most ten, newest first. */
  reports: readonly PlayerReport[];
  /** All games of the site, for comparison. */
  site: RoundAverages;
  /** Days (UTC) with rounds of any version, oldest first. */
  days: readonly (RoundsOf & { day: string })[];
  /** Languages of pages that showed any version, the most rounds first. */
  languages: readonly (RoundsOf & { language: string })[];
}
