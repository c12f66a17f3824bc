import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { OpenStreams } from '../../platform/events/open-streams.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { Load } from '../../platform/http/load.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Registers metrics of this server's requests, of its readiness and of the data in its memory. */
@Injectable()
export class ProcessMetrics {
  constructor(
    metrics: Metrics,
    readiness: Readiness,
    streams: OpenStreams,
    load: Load,
    readModel: ReadModel,
    registry: Registry,
    clock: Clock,
  ) {
    const age = (): number => (clock.now().getTime() - readModel.builtAt) / 1000;
    const degraded = async (): Promise<number> => (await readiness.report()).degraded.length;
    const gauges: [string, string, () => number | Promise<number>][] = [
      ['http_requests_in_progress', 'Requests whose handlers have not responded yet.', () => load.inProgress],
      ['event_streams', 'Open server-sent event streams.', () => streams.count],
      ['degraded', '1 while the site serves from memory because the database is unavailable.', degraded],
      ['read_model_age_seconds', 'Seconds since the catalogue in memory was built.', age],
      ['read_model_version', 'Change version of the catalogue in memory.', () => readModel.changeVersion],
      ['registry_version', 'Change version of the registry in memory.', () => registry.changeVersion],
      ['plugins_listed', 'Plugins shown on the hub, active and inactive.', () => registry.listings.length],
    ];
    for (const [name, help, value] of gauges) metrics.addGauge(name, help, value);
  }
}
