import { Global, Module } from '@nestjs/common';
import { SharedRateLimits, SweepRateLimitsJob } from './shared-rate-limits.ts';

@Global()
@Module({ providers: [SharedRateLimits, SweepRateLimitsJob], exports: [SharedRateLimits] })
export class SharedRateLimitsModule {}
