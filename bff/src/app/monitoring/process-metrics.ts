import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { OpenStreams } from '../../platform/events/open-streams.ts';
import { Load } from '../../platform/http/load.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Metrics of what this process holds in memory. */
@Injectable()
export class ProcessMetrics {
  constructor(
    metrics: Metrics,
    readModel: ReadModel,
    registry: Registry,
    readiness: Readiness,
    streams: OpenStreams,
    load: Load,
    clock: Clock,
  ) {
    const now = (): number => clock.now().getTime();
    metrics.addGauge(
      'read_model_age_seconds',
      'Seconds since the catalogue in memory was built.',
      () => (now() - readModel.builtAt) / 1000,
    );
    metrics.addGauge('read_model_version', 'Change version of the catalogue in memory.', () => readModel.changeVersion);
    metrics.addGauge('registry_version', 'Change version of the registry in memory.', () => registry.changeVersion);
    metrics.addGauge(
      'plugins_listed',
      'Plugins shown on the hub, active and inactive.',
      () => registry.listings.length,
    );
    metrics.addGauge('http_requests_in_work', 'Requests whose handlers have not responded yet.', () => load.inWork);
    metrics.addGauge('event_streams', 'Open server-sent event streams.', () => streams.count);
    metrics.addGauge(
      'degraded',
      '1 while the site serves from memory because the database is unavailable.',
      async () => (await readiness.report()).degraded.length,
    );
  }
}
