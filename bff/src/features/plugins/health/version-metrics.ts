import { Injectable } from '@nestjs/common';
import type { GamePlays, HealthOutcome, Language, PluginHealth } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';

/** Upper limits of the histogram's buckets: times in milliseconds, layout shifts in thousandths. */
const BUCKET_LIMITS = [
  50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 600_000,
] as const;

/** Upper limits of the buckets for the times of rounds, in milliseconds. */
export const ROUND_LIMITS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600].map((s) => 1000 * s);

/** Returns the upper limit of the value's bucket; larger values are in the last bucket. */
export function bucketOf(value: number, limits: readonly number[] = BUCKET_LIMITS): number {
  return limits.find((limit) => value <= limit) ?? limits.at(-1)!;
}

/**
 * Interpolates a quantile linearly in its bucket; null without counts.
 *
 * @param counts by the upper limit of the bucket
 *
 * @param share of the values that are not larger, from 0 to 1
 */
export function quantileOf(
  counts: ReadonlyMap<number, number>,
  share: number,
  limits: readonly number[] = BUCKET_LIMITS,
): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, limit] of limits.entries()) {
    const count = counts.get(limit) ?? 0;
    if (count > 0 && below + count >= total * share) {
      const start = index === 0 ? 0 : limits[index - 1]!;
      return Math.round(start + ((total * share - below) / count) * (limit - start));
    }
    below += count;
  }
  return limits.at(-1)!;
}

export const KEPT_DAYS = 30;
/** Minimum number of finished rounds whose median replaces the minutes of the manifest. */
const LEAST_FOR_MINUTES = 100;
/** Web vitals are reported at the 75th percentile, as web.dev recommends. */
const VITAL_SHARE = 0.75;
const NO_COUNTS: ReadonlyMap<number, number> = new Map();

/** Metrics of a version: outcomes of loading it, uncaught errors, and web vitals of a sample of the pages. */
type VersionMetric = HealthOutcome | 'uncaught' | 'LCP' | 'INP' | 'CLS';

export interface CountedMetric {
  versionId: number;
  metric: VersionMetric;
  /** The upper limit of the value's bucket, in milliseconds (CLS: thousandths); 0 for a metric without a value. */
  upTo: number;
}

const ROUND_OUTCOMES = ['loaded', 'begun', 'undealt', 'finished', 'won', 'again', 'hung'] as const;
const IN_ROUNDS = `outcome in ('${ROUND_OUTCOMES.join("', '")}')`;

/** How often something happened in rounds. */
export interface OutcomeCount {
  outcome: (typeof ROUND_OUTCOMES)[number];
  /** As in `CountedMetric`. */
  upTo: number;
  count: number;
}

/** How often something happened in the rounds of all versions in a language of the page; `unknown` without one. */
export interface LanguageCount extends OutcomeCount {
  language: string;
}

/** How often something happened in the rounds of a version on a UTC day. */
export interface RoundCount extends OutcomeCount {
  versionId: number;
  /** Such as `2026-11-29`. */
  day: string;
}

/** Counts the reports of pages by version and day, in a table that all replicas share. */
@Injectable()
export class VersionMetrics {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds the values to the counts of the current UTC day, in single statements, so that concurrent servers lose none. */
  async add(metrics: readonly CountedMetric[], language?: Language): Promise<void> {
    const sums = new Map<string, CountedMetric & { count: number }>();
    for (const counted of metrics) {
      const bucket = [counted.versionId, counted.metric, counted.upTo].join(' ');
      sums.set(bucket, { ...counted, count: (sums.get(bucket)?.count ?? 0) + 1 });
    }
    if (sums.size === 0) return;
    // A fixed order, so that concurrent requests cannot deadlock.
    const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const day = this.clock.now().toISOString();
    // Raw SQL: an upsert that adds to the existing count.
    await this.database.execute(
      `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
       values ${rows.map(() => '(?, ?::date, ?, ?, ?)').join(', ')}
       on conflict (version_id, day, outcome, up_to_ms) do update set count = plugin_health.count + excluded.count`,
      rows.flatMap(({ versionId, metric, upTo, count }) => [versionId, day, metric, upTo, count]),
    );
    const ofRounds = rows.filter(({ metric }) => ROUND_OUTCOMES.some((outcome) => outcome === metric));
    if (ofRounds.length === 0) return;
    // Raw SQL: as above. Servers of an earlier version write only the other table.
    await this.database.execute(
      `insert into plugin_round (version_id, day, language, outcome, up_to_ms, count)
       values ${ofRounds.map(() => '(?, ?::date, ?, ?, ?, ?)').join(', ')}
       on conflict (version_id, day, language, outcome, up_to_ms) do update set count = plugin_round.count + excluded.count`,
      ofRounds.flatMap(({ versionId, metric, upTo, count }) => {
        return [versionId, day, language ?? 'unknown', metric, upTo, count];
      }),
    );
  }

  /** Returns a function from version ids to their health during the last 30 days. */
  async byVersion(): Promise<(versionId: number) => PluginHealth> {
    // Raw SQL: an aggregate over a table without an entity.
    const rows = await this.database.execute<
      { version_id: number; outcome: VersionMetric; up_to_ms: number; count: number }[]
    >(
      `select version_id, outcome, up_to_ms, sum(count)::integer as count from plugin_health
         where day > ?::date - ?::integer group by version_id, outcome, up_to_ms`,
      [this.clock.now().toISOString(), KEPT_DAYS],
    );
    const counted = new Map<string, Map<number, number>>();
    for (const { version_id: id, outcome, up_to_ms: upTo, count } of rows) {
      const name = `${id} ${outcome}`;
      counted.set(name, (counted.get(name) ?? new Map<number, number>()).set(upTo, count));
    }
    return (versionId) => {
      const buckets = (metric: VersionMetric): ReadonlyMap<number, number> =>
        counted.get(`${versionId} ${metric}`) ?? NO_COUNTS;
      const sum = (metric: VersionMetric): number => [...buckets(metric).values()].reduce((a, b) => a + b, 0);
      const cls = quantileOf(buckets('CLS'), VITAL_SHARE);
      return {
        loads: sum('loaded'),
        failures: sum('failed'),
        errors: sum('error') + sum('hung'),
        uncaught: sum('uncaught'),
        medianReadyMs: quantileOf(buckets('loaded'), 0.5),
        vitals: {
          LCP: quantileOf(buckets('LCP'), VITAL_SHARE),
          INP: quantileOf(buckets('INP'), VITAL_SHARE),
          CLS: cls === null ? null : cls / 1000,
        },
      };
    };
  }

  /** Returns what happened in the rounds of a plugin's versions during the last 30 days. */
  rounds(key: string): Promise<RoundCount[]> {
    // Raw SQL: an aggregate over a table without an entity.
    return this.database.execute<RoundCount[]>(
      `select version_id as "versionId", to_char(day, 'YYYY-MM-DD') as day, outcome, up_to_ms as "upTo", count
       from plugin_health join plugin_version on plugin_version.id = version_id
       where key = ? and day > ?::date - ?::integer and ${IN_ROUNDS}`,
      [key, this.clock.now().toISOString(), KEPT_DAYS],
    );
  }

  /** Returns what happened in the rounds of all versions of a plugin during the last 30 days, by language. */
  languages(key: string): Promise<LanguageCount[]> {
    // Raw SQL: an aggregate over a table without an entity.
    return this.database.execute<LanguageCount[]>(
      `select language, outcome, up_to_ms as "upTo", sum(count)::integer as count
       from plugin_round join plugin_version on plugin_version.id = version_id
       where key = ? and day > ?::date - ?::integer group by language, outcome, up_to_ms`,
      [key, this.clock.now().toISOString(), KEPT_DAYS],
    );
  }

  /** Returns how many rounds of all games were started and finished during the last 30 days. */
  allRounds(): Promise<OutcomeCount[]> {
    // Raw SQL: an aggregate over a table without an entity.
    return this.database.execute<OutcomeCount[]>(
      `select outcome, up_to_ms as "upTo", sum(count)::integer as count from plugin_health
       where day > ?::date - ?::integer and outcome in ('begun', 'finished') group by outcome, up_to_ms`,
      [this.clock.now().toISOString(), KEPT_DAYS],
    );
  }

  /** Returns how often games were opened and rounds were started, today and seven days ago; the most opened game first. */
  async plays(): Promise<GamePlays[]> {
    const today = this.clock.now().toISOString();
    const sum = (outcome: 'loaded' | 'begun', day: string): string =>
      `'${day}', coalesce(sum(count) filter (where outcome = '${outcome}' and day ${day === 'today' ? '=' : '<'} ?::date), 0)`;
    const onBothDays = (outcome: 'loaded' | 'begun'): string =>
      `json_build_object(${sum(outcome, 'today')}, ${sum(outcome, 'weekAgo')})`;
    // Raw SQL: an aggregate over a table without an entity.
    return this.database.execute<GamePlays[]>(
      `select key, ${onBothDays('loaded')} as opened, ${onBothDays('begun')} as rounds
       from plugin_health join plugin_version on plugin_version.id = version_id
       where day in (?::date, ?::date - 7) and outcome in ('loaded', 'begun')
       group by key order by sum(count) filter (where outcome = 'loaded') desc nulls last, key`,
      Array<string>(6).fill(today),
    );
  }

  /** Stores the median minutes of each game's rounds. */
  @Scheduled({ at: 'nightly', name: 'record-usual-minutes' })
  async recordUsualMinutes(): Promise<void> {
    // Raw SQL: a median of counts. The limits of the buckets up to five minutes are whole minutes or divide one.
    await this.database.execute(
      `update plugin set usual_minutes = usual.minutes from (
         select key, ceil(min(up_to_ms) / 60000.0)::integer as minutes from (
           select key, up_to_ms, sum(sum(count)) over (partition by key) as total,
             sum(sum(count)) over (partition by key order by up_to_ms) as up_to
           from plugin_health join plugin_version on plugin_version.id = version_id
           where outcome = 'finished' and up_to_ms > 0 and day > ?::date - ?::integer group by key, up_to_ms
         ) as bucket where total >= ? and 2 * up_to >= total group by key
       ) as usual where usual.key = plugin.key and usual_minutes is distinct from usual.minutes`,
      [this.clock.now().toISOString(), KEPT_DAYS, LEAST_FOR_MINUTES],
    );
  }

  /** Deletes the counts that `byVersion` no longer reads, and those dated after tomorrow by a clock that was ahead. */
  @Scheduled({ at: 'nightly', name: 'prune-plugin-metrics', deletesOldData: true })
  async prune(): Promise<void> {
    const today = this.clock.now().toISOString();
    const isOutside = 'day <= ?::date - ?::integer or day > ?::date + 1';
    for (const table of ['plugin_health', 'plugin_round'])
      await this.database.execute(`delete from ${table} where ${isOutside}`, [today, KEPT_DAYS, today]);
  }
}
