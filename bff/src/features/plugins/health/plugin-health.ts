import { Injectable } from '@nestjs/common';
import type { PluginHealthReport } from '@soccer-legends/contracts';
import { Log } from '../../../platform/http/log.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from '../release/releases.ts';
import { isWorse } from '../release/stage-comparison.ts';
import { classOf } from './histogram.ts';
import { VersionFigures } from './version-metrics.ts';

/** Counts what visitors' pages tell of the plugins, and takes a candidate back that does worse. */
@Injectable()
export class PluginHealthCounts {
  constructor(
    private readonly figures: VersionFigures,
    private readonly registry: Registry,
    private readonly releases: Releases,
    private readonly log: Log,
  ) {}

  /** Counts reports of versions that were published here; others are nobody's, and are not stored. */
  async take(reports: readonly PluginHealthReport[]): Promise<void> {
    const known = reports.flatMap((report) => {
      const version = this.registry.release(`${report.key}/${report.release}`);
      return version ? [{ ...report, versionId: version.id }] : [];
    });
    if (known.length === 0) return;
    await this.figures.add(
      known.map(({ versionId, outcome, ms }) => ({
        ...{ versionId, figure: outcome },
        upTo: outcome === 'loaded' ? classOf(ms) : 0,
      })),
    );
    const staged = known.filter(({ key, versionId }) => this.registry.candidateOf(key) === versionId);
    for (const key of new Set(staged.map((report) => report.key))) await this.judge(key);
  }

  private async judge(key: string): Promise<void> {
    if (!(await this.releases.judgeCandidate(key, isWorse))) return;
    this.log.warn(
      { plugin: key },
      `The candidate of "${key}" failed more often than the live version and was taken back.`,
    );
  }
}
