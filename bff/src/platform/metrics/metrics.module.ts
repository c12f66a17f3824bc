import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from './metrics.ts';

@Global()
@Module({})
export class MetricsModule {
  static with(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }], exports: [Metrics] };
  }
}
