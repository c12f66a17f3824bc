import { Injectable } from '@nestjs/common';
import type { PluginHealthReport } from '@soccer-legends/contracts';
import { Log } from '../../../platform/http/log.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from '../release/releases.ts';
import { bucketOf } from './histogram.ts';
import { VersionMetrics } from './version-metrics.ts';

/** Counts the health reports of visitors' pages, and rolls back candidates that fail more often. */
@Injectable()
export class PluginHealthCounts {
  constructor(
    private readonly metrics: VersionMetrics,
    private readonly registry: Registry,
    private readonly releases: Releases,
    private readonly log: Log,
  ) {}

  /** Counts the reports of published versions; ignores all others. */
  async record(reports: readonly PluginHealthReport[]): Promise<void> {
    const known = reports.flatMap((report) => {
      const version = this.registry.release(`${report.key}/${report.release}`);
      return version ? [{ ...report, versionId: version.id }] : [];
    });
    if (known.length === 0) return;
    await this.metrics.add(
      known.map(({ versionId, outcome, ms }) => ({
        versionId,
        metric: outcome,
        upTo: outcome === 'loaded' ? bucketOf(ms) : 0,
      })),
    );
    const staged = known.filter(({ key, versionId }) => this.registry.candidateOf(key) === versionId);
    for (const key of new Set(staged.map((report) => report.key))) await this.judgeCandidate(key);
  }

  private async judgeCandidate(key: string): Promise<void> {
    if (!(await this.releases.rollBackFailingCandidate(key))) return;
    this.log.warn(
      { plugin: key },
      `Rolled back the candidate of "${key}": it failed more often than the live version.`,
    );
  }
}
