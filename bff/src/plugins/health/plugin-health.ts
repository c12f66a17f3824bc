import { Injectable } from '@nestjs/common';
import type { HealthOutcome, PluginHealth, PluginHealthReport } from '@soccer-legends/contracts';
import { Clock } from '../../clock.ts';
import { Database } from '../../database/database.ts';
import { groupBy } from '../../group-by.ts';
import { Log } from '../../http/log.ts';
import { Registry } from '../registry.ts';
import { Releases } from '../release/releases.ts';
import { isWorse } from './candidate-verdict.ts';
import { classOf, medianReadyMs } from './ready-times.ts';

const KEPT_DAYS = 30;
const NONE: PluginHealth = { loads: 0, failures: 0, errors: 0, medianReadyMs: null };

/** Counts what visitors' pages tell of the plugins, and takes a candidate back that does worse. */
@Injectable()
export class PluginHealthCounts {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly releases: Releases,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Counts reports of versions that were published here; others are nobody's, and are not stored. */
  async take(reports: readonly PluginHealthReport[]): Promise<void> {
    const known = reports.flatMap((report) => {
      const version = this.registry.release(`${report.key}/${report.release}`);
      return version ? [{ ...report, versionId: version.id }] : [];
    });
    if (known.length === 0) return;
    await this.count(known);
    const staged = known.filter(({ key, versionId }) => this.registry.candidateOf(key) === versionId);
    for (const key of new Set(staged.map((report) => report.key))) await this.judge(key);
  }

  /** By version id, of the last 30 days. */
  async byVersion(): Promise<(versionId: number) => PluginHealth> {
    const rows = await this.database
      .em()
      .execute<{ version_id: number; outcome: HealthOutcome; up_to_ms: number; count: number }[]>(
        `select version_id, outcome, up_to_ms, sum(count)::integer as count from plugin_health
         where day > ?::date - ${KEPT_DAYS} group by version_id, outcome, up_to_ms`,
        [this.clock.now().toISOString()],
      );
    const byId = groupBy(rows, ({ version_id: id }) => id);
    return (versionId) => {
      const own = byId.get(versionId);
      if (!own) return NONE;
      const sum = (outcome: HealthOutcome): number =>
        own.reduce((total, row) => total + (row.outcome === outcome ? row.count : 0), 0);
      const ready = own.filter(({ outcome }) => outcome === 'loaded').map((row) => [row.up_to_ms, row.count] as const);
      return {
        ...{ loads: sum('loaded'), failures: sum('failed'), errors: sum('error') },
        medianReadyMs: medianReadyMs(new Map(ready)),
      };
    };
  }

  /** Forgets the days that nobody is shown any more. */
  async sweep(): Promise<void> {
    await this.database
      .em()
      .execute(`delete from plugin_health where day <= ?::date - ${KEPT_DAYS}`, [this.clock.now().toISOString()]);
  }

  private async count(reports: readonly (PluginHealthReport & { versionId: number })[]): Promise<void> {
    const day = this.clock.now().toISOString();
    const sums = groupBy(reports, ({ versionId, outcome, ms }) =>
      [versionId, outcome, outcome === 'loaded' ? classOf(ms) : 0].join(' '),
    );
    // In one order everywhere, so that two requests never wait for each other's rows.
    const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
    const values = rows.flatMap(([row, counted]) => {
      const [versionId, outcome, upToMs] = row.split(' ');
      return [Number(versionId), day, outcome, Number(upToMs), counted.length];
    });
    await this.database.em().execute(
      `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
       values ${rows.map(() => '(?, ?::date, ?, ?, ?)').join(', ')}
       on conflict (version_id, day, outcome, up_to_ms) do update set count = plugin_health.count + excluded.count`,
      values,
    );
  }

  private async judge(key: string): Promise<void> {
    if (!(await this.releases.judgeCandidate(key, isWorse))) return;
    this.log.warn(
      { plugin: key },
      `The candidate of "${key}" failed more often than the live version and was taken back.`,
    );
  }
}
