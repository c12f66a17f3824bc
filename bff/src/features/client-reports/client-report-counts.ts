import { Injectable } from '@nestjs/common';
import type { ClientError, ClientReports, ScriptOwner, WebVital } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Clock, HOUR_MS } from '../../platform/environment/clock.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { Log } from '../../platform/http/log.ts';
import type { ScriptOrigin } from '../../platform/metrics/client-metrics.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { WindowCounts } from '../../platform/http/window-counts.ts';
import {
  bucketOf,
  PluginFailures,
  Registry,
  VersionReports,
  type PageTicket,
  type VersionReport,
} from '../plugins/plugins.port.ts';
import { VERSION } from '../../platform/environment/version.ts';

/** Distinct errors that are logged in an hour. All errors are counted. One network must not use up the log of the others. */
const LOGGED_OF_NETWORK = 10;
const LOGGED_OF_ALL = 200;
const UNKNOWN: ScriptOrigin = { plugin: 'other', version: '' };

/** Counts the errors and web vitals that pages report, and logs distinct errors, each once if possible. */
@Injectable()
export class ClientReportCounts {
  private readonly logged = new BoundedCache<true>('reportedErrors', { sizeOf: () => 8 });
  private readonly lines: WindowCounts;

  constructor(
    private readonly metrics: Metrics,
    private readonly registry: Registry,
    private readonly reports: VersionReports,
    private readonly failures: PluginFailures,
    private readonly log: Log,
    clock: Clock,
  ) {
    this.lines = new WindowCounts('reporters', HOUR_MS, () => clock.now().getTime());
  }

  /**
   * Counts the reports of one page.
   *
   * @param sender `visitor` as in `RequestOrigin`, and the family of the browser
   * @param ticket undefined for a page whose reports do not count for a rollout
   */
  async record(
    { errors, vitals, language }: ClientReports,
    { visitor, browser }: { visitor: string; browser: string },
    ticket: PageTicket | undefined,
  ): Promise<void> {
    for (const error of errors) {
      const origin = this.originOf(error.from);
      this.metrics.client.countError(origin);
      this.logOnce(error, origin, networkOf(visitor));
      const version = this.registry.release(error.from);
      if (version)
        await this.failures.add({ versionId: version.id, ...error, screen: error.screen, browser, language });
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

  private logOnce({ from, name, at }: ClientError, { plugin, version }: ScriptOrigin, network: string): void {
    const error = [from, name, at[0]].join(' ');
    if (this.logged.get(error)) return;
    if (this.lines.consume(network, LOGGED_OF_NETWORK) > 0 || this.lines.consume('all', LOGGED_OF_ALL) > 0) return;
    this.logged.set(error, true);
    this.log.warn({ plugin, version, error: name, at }, 'Uncaught error in a visitor’s page.');
  }
}

function countedVital({ from, name, value }: WebVital): VersionReport[] {
  if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return [];
  return [{ release: from, metric: name, upTo: bucketOf(name === 'CLS' ? value * 1000 : value) }];
}
