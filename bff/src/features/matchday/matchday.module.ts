import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { CatalogueModule } from '../catalogue/catalogue.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { FixtureCounts } from './fixture-counts.ts';
import { FixtureResultsController } from './fixture-results.controller.ts';
import { FixtureTallies } from './fixture-tallies.ts';
import { FixtureTickets } from './fixture-tickets.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { MatchdayController } from './matchday.controller.ts';

@Module({
  imports: [CatalogueModule, DealsModule, PluginsModule],
  controllers: [MatchdayController, FixtureResultsController],
  providers: [
    {
      provide: SigningKey,
      inject: [Database],
      useFactory: (database: Database) => new SigningKey(database, 'matchday.ticketKey'),
    },
    FixtureCounts,
    FixtureTallies,
    FixtureTickets,
    MatchdayCards,
  ],
  exports: [MatchdayCards],
})
export class MatchdayModule {}
