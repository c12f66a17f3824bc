import { Module } from '@nestjs/common';
import { ChallengesController } from './challenges.controller.ts';
import { Challenges } from './challenges.ts';
import { DealTokens } from './deal-tokens.ts';
import { DealtResponses } from './dealt-responses.ts';
import { FrozenDraws } from './frozen-draws.ts';
import { SweepChallengesJob } from './sweep-challenges.job.ts';

@Module({
  controllers: [ChallengesController],
  providers: [Challenges, DealTokens, DealtResponses, FrozenDraws, SweepChallengesJob],
  exports: [DealtResponses, DealTokens, FrozenDraws],
})
export class DealsModule {}
