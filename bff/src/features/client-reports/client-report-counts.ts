import { Injectable } from '@nestjs/common';
import type { ClientError, ClientReports, ScriptOwner, WebVital } from '@soccer-legends/contracts';
import { Log } from '../../platform/http/log.ts';
import type { Owner } from '../../platform/metrics/client-figures.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { type CountedMetric, Registry, VersionMetrics, bucketOf } from '../plugins/plugins.port.ts';
import { VERSION } from '../../platform/environment/version.ts';

/** Kinds of errors that are told in the log; later ones are only counted. */
const MOST_KINDS = 500;
const UNKNOWN: Owner = { plugin: 'other', version: '' };

/** Counts what visitors' pages tell of themselves, and logs each kind of error once. */
@Injectable()
export class ClientReportCounts {
  private readonly toldKinds = new Set<string>();

  constructor(
    private readonly metrics: Metrics,
    private readonly registry: Registry,
    private readonly versionMetrics: VersionMetrics,
    private readonly log: Log,
  ) {}

  async take({ errors, vitals }: ClientReports): Promise<void> {
    for (const error of errors) {
      const owner = this.ownerOf(error.from);
      this.metrics.client.noteError(owner);
      this.tell(error, owner);
    }
    for (const vital of vitals) this.metrics.client.noteVital(this.ownerOf(vital.from), vital);
    // The console shows what is counted of games; the rest is the operator's.
    await this.versionMetrics.add([
      ...errors.flatMap(({ from }) => this.counted(from, 'uncaught', 0)),
      ...vitals.flatMap((vital) => this.countedVital(vital)),
    ]);
  }

  // A page of an older shell counts as the newer one's for as long as it stays open.
  private ownerOf(from: ScriptOwner): Owner {
    if (from === 'shell' || from === 'console') return { plugin: from, version: VERSION };
    const version = this.registry.release(from);
    return version ? { plugin: version.key, version: version.version } : UNKNOWN;
  }

  private countedVital({ from, name, value }: WebVital): CountedMetric[] {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return [];
    return this.counted(from, name, bucketOf(name === 'CLS' ? value * 1000 : value));
  }

  private counted(from: ScriptOwner, metric: CountedMetric['metric'], upTo: number): CountedMetric[] {
    const version = this.registry.release(from);
    return version ? [{ versionId: version.id, metric, upTo }] : [];
  }

  private tell({ from, name, at }: ClientError, { plugin, version }: Owner): void {
    const kind = [from, name, at[0]].join(' ');
    if (this.toldKinds.size >= MOST_KINDS || this.toldKinds.has(kind)) return;
    this.toldKinds.add(kind);
    this.log.warn({ plugin, version, error: name, at }, 'An error in a visitor’s page that nobody caught.');
  }
}
