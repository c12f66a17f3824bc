import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CoachList } from './coach-list.ts';
import { NationNames } from './nation-names.ts';
import { PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { ReadModelModule } from './read-model.module.ts';
import { TeamLogos } from './team-logos.ts';
import { ArtAnswers, FoundPictures } from './art/art.service.ts';
import { ArtController } from './art/art.controller.ts';
import { AdminCatalogueController } from './admin/admin-catalogue.controller.ts';
import { AdminPlayers } from './admin/admin-players.ts';
import { AdminTeams } from './admin/admin-teams.ts';
import { DatabaseStatusReader } from './admin/database-status.ts';

@Module({
  imports: [ReadModelModule],
  controllers: [CatalogueController],
  providers: [CatalogueService, CoachList, NationNames, PlayerLists, PlayerSearch, TeamLogos],
  exports: [PlayerLists],
})
export class CatalogueModule {}

@Module({ imports: [ReadModelModule], controllers: [ArtController], providers: [ArtAnswers, FoundPictures] })
export class ArtModule {}

@Module({
  imports: [ReadModelModule],
  controllers: [AdminCatalogueController],
  providers: [AdminPlayers, AdminTeams, DatabaseStatusReader],
})
export class AdminCatalogueModule {}
