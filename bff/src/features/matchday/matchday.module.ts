import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { MatchdayController } from './matchday.controller.ts';

@Module({
  imports: [DealsModule, PluginsModule],
  controllers: [MatchdayController],
  providers: [MatchdayCards],
  exports: [MatchdayCards],
})
export class MatchdayModule {}
