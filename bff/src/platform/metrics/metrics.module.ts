import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ReadModelModule } from '../../features/catalogue/read-model.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { DatabaseFigures } from './database-figures.ts';
import { Metrics } from './metrics.ts';
import { ProcessFigures } from '../../app/metrics/process-figures.ts';

@Global()
@Module({})
export class MetricsModule {
  static with(metrics: Metrics): DynamicModule {
    return {
      module: MetricsModule,
      imports: [HealthModule, PluginsModule, ReadModelModule],
      providers: [{ provide: Metrics, useValue: metrics }, ProcessFigures, DatabaseFigures],
      exports: [Metrics],
    };
  }
}
