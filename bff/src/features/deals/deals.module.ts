import { Module } from '@nestjs/common';
import { DealTokens } from './deal-tokens.ts';
import { DealtResponses } from './dealt-responses.ts';
import { FrozenDraws } from './frozen-draws.ts';

@Module({
  providers: [DealTokens, DealtResponses, FrozenDraws],
  exports: [DealtResponses, DealTokens, FrozenDraws],
})
export class DealsModule {}
