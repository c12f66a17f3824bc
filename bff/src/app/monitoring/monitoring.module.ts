import { Module } from '@nestjs/common';
import { BackupModule } from '../../features/backup/old-backups.ts';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { FeedbackModule } from '../../features/feedback/feedback.module.ts';
import { CatalogueModule, ReadModelModule } from '../../features/people/people.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { HealthModule } from '../../platform/health/health.module.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { DatabaseMetrics, ProcessMetrics } from './metrics.ts';
import { ErrorHours } from './error-hours.ts';
import { FiguresController, HealthFigures } from './figures.ts';
import { OverviewController } from './overview.ts';
import { SpaceUsed } from './space-used.ts';

/** Metrics and readiness checks that depend on features. */
@Module({
  imports: [BackupModule, CatalogueModule, FeedbackModule, HealthModule, PluginsModule, ReadModelModule],
  controllers: [FiguresController, OverviewController],
  providers: [DatabaseMetrics, ErrorHours, HealthFigures, ProcessMetrics, SpaceUsed],
  exports: [ErrorHours],
})
export class MonitoringModule {
  constructor(readiness: Readiness, readModel: ReadModel) {
    readiness.addCheck('readModel', () => readModel.loaded);
  }
}
