import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CoachList } from './coach-list.ts';
import { NationNames } from './nation-names.ts';
import { PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { ReadModelModule } from './read-model.module.ts';
import { TeamLogos } from './team-logos.ts';

@Module({
  imports: [ReadModelModule],
  controllers: [CatalogueController],
  providers: [CatalogueService, CoachList, NationNames, PlayerLists, PlayerSearch, TeamLogos],
  exports: [PlayerLists],
})
export class CatalogueModule {}
