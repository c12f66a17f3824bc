import { Injectable } from '@nestjs/common';
import type { PluginHealthReport } from '@soccer-legends/contracts';
import { Registry } from '../registry/registry.ts';
import type { PageTicket } from '../rollout/page-tickets.ts';
import { RolloutVotes } from '../rollout/rollout-votes.ts';
import { bucketOf } from './histogram.ts';
import { VersionMetrics } from './version-metrics.ts';

/** Counts the health reports of pages. Any client can send reports, so only those with a ticket count for a rollout. */
@Injectable()
export class PluginHealthCounts {
  constructor(
    private readonly metrics: VersionMetrics,
    private readonly registry: Registry,
    private readonly votes: RolloutVotes,
  ) {}

  /** Counts the reports of one page. Ignores versions that were never published or are withdrawn. */
  async record(reports: readonly PluginHealthReport[], ticket: PageTicket | undefined): Promise<void> {
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
    const outcomes = known.map(({ key, versionId, outcome }) => ({ key, versionId, isFaulty: outcome !== 'loaded' }));
    await this.votes.record(outcomes, ticket);
  }
}
