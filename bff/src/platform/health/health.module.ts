import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../features/catalogue/read-model.module.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

@Module({ imports: [ReadModelModule], controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
