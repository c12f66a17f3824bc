import { Module } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { ReadModelModule } from '../../features/catalogue/read-model.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { HealthModule } from '../../platform/health/health.module.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { MemoryMetrics } from './memory-metrics.ts';
import { ProcessMetrics } from './process-metrics.ts';

/** Metrics and readiness checks that need to know the features. */
@Module({
  imports: [HealthModule, PluginsModule, ReadModelModule],
  providers: [DatabaseMetrics, MemoryMetrics, ProcessMetrics],
})
export class MonitoringModule {
  constructor(readiness: Readiness, readModel: ReadModel) {
    readiness.addCheck('readModel', () => readModel.loaded);
  }
}
