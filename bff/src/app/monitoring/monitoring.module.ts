import { Module } from '@nestjs/common';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { ReadModelModule } from '../../features/people/people.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { HealthModule } from '../../platform/health/health.module.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { DatabaseMetrics, ProcessMetrics } from './metrics.ts';
import { ErrorHours } from './error-hours.ts';
import { FiguresController, HealthFigures } from './figures.ts';
import { SpaceUsed } from './space-used.ts';

/** Metrics and readiness checks that depend on features. */
@Module({
  imports: [HealthModule, PluginsModule, ReadModelModule],
  controllers: [FiguresController],
  providers: [DatabaseMetrics, ErrorHours, HealthFigures, ProcessMetrics, SpaceUsed],
  exports: [ErrorHours],
})
export class MonitoringModule {
  constructor(readiness: Readiness, readModel: ReadModel) {
    readiness.addCheck('readModel', () => readModel.loaded);
  }
}
