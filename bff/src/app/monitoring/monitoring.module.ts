import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../features/catalogue/read-model.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { HealthModule } from '../../platform/health/health.module.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { ProcessMetrics } from './process-metrics.ts';
import { SiteReadiness } from './site-readiness.ts';

/** Metrics and readiness checks that need to know the features. */
@Module({
  imports: [HealthModule, PluginsModule, ReadModelModule],
  providers: [DatabaseMetrics, ProcessMetrics, SiteReadiness],
})
export class MonitoringModule {}
