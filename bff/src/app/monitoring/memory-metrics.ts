import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Registers metrics of the data in this server's memory. */
@Injectable()
export class MemoryMetrics {
  constructor(metrics: Metrics, readModel: ReadModel, registry: Registry, clock: Clock) {
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
  }
}
