import { Global, Module } from '@nestjs/common';
import { SharedRateLimits } from './shared-rate-limits.ts';

@Global()
@Module({ providers: [SharedRateLimits], exports: [SharedRateLimits] })
export class SharedRateLimitsModule {}
