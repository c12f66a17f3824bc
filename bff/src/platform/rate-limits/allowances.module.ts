import { Global, Module } from '@nestjs/common';
import { SharedAllowances } from './shared-allowances.ts';

@Global()
@Module({ providers: [SharedAllowances], exports: [SharedAllowances] })
export class AllowancesModule {}
