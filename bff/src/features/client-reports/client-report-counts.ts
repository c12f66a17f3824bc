import { Injectable } from '@nestjs/common';
import type { ClientError, ClientReports, ScriptOwner, WebVital } from '@soccer-legends/contracts';
import { Log } from '../../platform/http/log.ts';
import type { ScriptOrigin } from '../../platform/metrics/client-metrics.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { bucketOf, Registry, VersionReports, type PageTicket, type VersionReport } from '../plugins/plugins.port.ts';
import { VERSION } from '../../platform/environment/version.ts';

/** Limit of distinct errors that are logged. All errors are counted. */
const MAX_LOGGED = 500;
const UNKNOWN: ScriptOrigin = { plugin: 'other', version: '' };

/** Counts the errors and web vitals that pages report, and logs each distinct error once. */
@Injectable()
export class ClientReportCounts {
  private readonly logged = new Set<string>();

  constructor(
    private readonly metrics: Metrics,
    private readonly registry: Registry,
    private readonly reports: VersionReports,
    private readonly log: Log,
  ) {}

  /** Counts the reports of one page. @param ticket undefined for a page whose reports do not count for a rollout */
  async record({ errors, vitals }: ClientReports, ticket: PageTicket | undefined): Promise<void> {
    for (const error of errors) {
      const origin = this.originOf(error.from);
      this.metrics.client.countError(origin);
      this.logOnce(error, origin);
    }
    for (const vital of vitals) this.metrics.client.observeVital(this.originOf(vital.from), vital);
    await this.reports.record(
      [
        // Nothing else reports errors in timers and promises.
        ...errors.map(({ from }) => ({ release: from, metric: 'uncaught' as const, upTo: 0, isFaulty: true })),
        ...vitals.flatMap(countedVital),
      ],
      ticket,
    );
  }

  // Reports do not name the shell's version, so an open page with an older shell counts for the current one.
  private originOf(from: ScriptOwner): ScriptOrigin {
    if (from === 'shell' || from === 'console') return { plugin: from, version: VERSION };
    const version = this.registry.release(from);
    return version ? { plugin: version.key, version: version.version } : UNKNOWN;
  }

  private logOnce({ from, name, at }: ClientError, { plugin, version }: ScriptOrigin): void {
    const error = [from, name, at[0]].join(' ');
    if (this.logged.size >= MAX_LOGGED || this.logged.has(error)) return;
    this.logged.add(error);
    this.log.warn({ plugin, version, error: name, at }, 'Uncaught error in a visitor’s page.');
  }
}

function countedVital({ from, name, value }: WebVital): VersionReport[] {
  if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return [];
  return [{ release: from, metric: name, upTo: bucketOf(name === 'CLS' ? value * 1000 : value) }];
}
