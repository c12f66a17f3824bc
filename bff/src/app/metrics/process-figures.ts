import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { OpenStreams } from '../../platform/events/open-streams.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** The figures of what this process holds in memory. */
@Injectable()
export class ProcessFigures {
  constructor(
    metrics: Metrics,
    readModel: ReadModel,
    registry: Registry,
    readiness: Readiness,
    streams: OpenStreams,
    clock: Clock,
  ) {
    const now = (): number => clock.now().getTime();
    metrics.ask(
      'read_model_age_seconds',
      'Since the catalogue in memory was read.',
      () => (now() - readModel.builtAt) / 1000,
    );
    metrics.ask('read_model_version', 'Change of the catalogue that is in memory.', () => readModel.changeVersion);
    metrics.ask('registry_version', 'Change of the registry that is in memory.', () => registry.changeVersion);
    metrics.ask('plugins_listed', 'Plugins that the hub shows, active or not.', () => registry.listings.length);
    metrics.ask('event_streams', 'Open pages that listen for news.', () => streams.count);
    metrics.ask(
      'degraded',
      '1 while the games go on without the database.',
      async () => (await readiness.report()).degraded.length,
    );
  }
}
