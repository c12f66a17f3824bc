import { Module } from '@nestjs/common';
import { ReadModelModule } from '../read-model.module.ts';
import { AdminCatalogueController } from './admin-catalogue.controller.ts';
import { AdminPlayers } from './admin-players.ts';
import { AdminTeams } from './admin-teams.ts';
import { DatabaseStatusReader } from './database-status.ts';

@Module({
  imports: [ReadModelModule],
  controllers: [AdminCatalogueController],
  providers: [AdminPlayers, AdminTeams, DatabaseStatusReader],
})
export class AdminCatalogueModule {}
