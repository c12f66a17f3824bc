import { Injectable } from '@nestjs/common';
import {
  LEAST_ROUNDS,
  type PlayerReport,
  type PluginNumbers,
  type ReportFacts,
  type RoundAverages,
  type RoundNumbers,
  type RoundsOf,
  roundText,
} from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { FailingPlugins, failingPluginText } from '../health/failing-plugins.ts';
import { PluginFailures } from '../health/plugin-failures.ts';
import {
  quantileOf,
  ROUND_LIMITS,
  VersionMetrics,
  type LanguageCount,
  type OutcomeCount,
} from '../health/version-metrics.ts';
import { PluginVersion } from '../registry/plugin.entities.ts';
import { PluginNotFound } from '../registry/plugin.errors.ts';
import { toVersionRef } from './plugin-overviews.ts';

/** A round that a player reported. */
export interface ReportedRoundRow {
  createdAt: Date;
  report: ReportFacts;
  /** As in `RoundReport`. */
  round: string;
}

/** Reads the rounds in the feedback of players. The app provides the implementation. */
export abstract class ReportedRounds {
  /** Returns the newest reported rounds of a game, at most ten, newest first. */
  abstract newestRounds(game: string): Promise<ReportedRoundRow[]>;
}

/** The rounds, failures and reports that a plugin's team sees. */
@Injectable()
export class PluginNumbersReader {
  constructor(
    private readonly database: Database,
    private readonly metrics: VersionMetrics,
    private readonly failures: PluginFailures,
    private readonly failing: FailingPlugins,
    private readonly reported: ReportedRounds,
  ) {}

  /** Throws `PluginNotFound`. */
  async read(key: string): Promise<PluginNumbers> {
    const versions = await this.database
      .em()
      .find(PluginVersion, { key }, { orderBy: { publishedAt: 'desc', id: 'desc' } });
    if (versions.length === 0) throw new PluginNotFound();
    const counts = await this.metrics.rounds(key);
    const days = groupBy(counts, ({ day }) => day);
    const incident = (await this.failing.find(new Set())).find(({ subject }) => subject === key);
    return {
      key,
      alert: incident ? failingPluginText(key, incident.facts) : null,
      versions: await Promise.all(
        versions.map(async (version) => {
          const own = counts.filter(({ versionId }) => versionId === version.id);
          return {
            ...toVersionRef(version),
            ...averagesOf(own),
            rounds: roundsIn(own),
            lost: { undealt: sumOf(own, 'undealt'), hung: sumOf(own, 'hung') },
            failures: await this.failures.of(version),
          };
        }),
      ),
      reports: (await this.reported.newestRounds(key)).map(toPlayerReport),
      site: averagesOf(await this.metrics.allRounds()),
      days: [...days]
        .map(([day, own]) => ({ day, ...roundsOf(own) }))
        .sort((one, other) => one.day.localeCompare(other.day)),
      languages: byLanguage(await this.metrics.languages(key)),
    };
  }
}

function toPlayerReport({ createdAt, report, round }: ReportedRoundRow): PlayerReport {
  const { game, reason, version, language, moves } = report;
  return { reason, version, language, moves, createdAt: createdAt.toISOString(), text: roundText(game, moves, round) };
}

function byLanguage(counts: readonly LanguageCount[]): PluginNumbers['languages'] {
  const languages = [...groupBy(counts, ({ language }) => language)];
  return languages
    .map(([language, own]) => ({ language, ...roundsOf(own) }))
    .sort((one, other) => (other.begun ?? 0) - (one.begun ?? 0) || one.language.localeCompare(other.language));
}

function roundsOf(counts: readonly OutcomeCount[]): RoundsOf {
  return { ...roundsIn(counts), medianSeconds: averagesOf(counts).medianSeconds };
}

/** Returns how often an outcome was counted. */
function sumOf(counts: readonly OutcomeCount[], outcome: OutcomeCount['outcome']): number {
  return counts.filter((count) => count.outcome === outcome).reduce((all, { count }) => all + count, 0);
}

/** Returns the same; null below `LEAST_ROUNDS`. */
function enoughOf(counts: readonly OutcomeCount[], outcome: OutcomeCount['outcome']): number | null {
  const total = sumOf(counts, outcome);
  return total < LEAST_ROUNDS ? null : total;
}

function averagesOf(counts: readonly OutcomeCount[]): RoundAverages {
  const [begun, finished] = [enoughOf(counts, 'begun'), enoughOf(counts, 'finished')];
  const timed = counts.filter(({ outcome, upTo }) => outcome === 'finished' && upTo > 0);
  const times = new Map<number, number>();
  for (const { upTo, count } of timed) times.set(upTo, (times.get(upTo) ?? 0) + count);
  const median = enoughOf(timed, 'finished') === null ? null : quantileOf(times, 0.5, ROUND_LIMITS);
  return {
    // A round that was started before the counted days may be finished in them.
    finishRate: begun === null || finished === null ? null : Math.min(1, finished / begun),
    medianSeconds: median === null ? null : Math.round(median / 1000),
  };
}

function roundsIn(counts: readonly OutcomeCount[]): RoundNumbers {
  const sum = (outcome: OutcomeCount['outcome']) => enoughOf(counts, outcome);
  return { shown: sum('loaded'), begun: sum('begun'), finished: sum('finished'), won: sum('won'), again: sum('again') };
}
