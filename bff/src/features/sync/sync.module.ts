import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { ReadModelModule } from '../catalogue/catalogue.port.ts';
import { CoachWriter } from './catalogue/coach-writer.ts';
import { Identities } from './catalogue/identities.ts';
import { PlayerWriter } from './catalogue/player-writer.ts';
import { TeamWriter } from './catalogue/team-writer.ts';
import { ApiStatsService } from './external/api-stats.service.ts';
import { ExternalController } from './external/external.controller.ts';
import { ExternalPlayers } from './external/external-players.service.ts';
import { PlayerSearch } from './football/player-search.ts';
import { SyncBudget } from './football/sync-budget.ts';
import { SyncCapacityService } from './sync-capacity.service.ts';
import { TeamSearch } from './football/team-search.ts';
import { SyncHistory } from './history/sync-history.service.ts';
import { CoachesByName } from './kinds/coaches-by-name.ts';
import { ExistingCoaches } from './kinds/existing-coaches.ts';
import { ExistingPlayers } from './kinds/existing-players.ts';
import { Kinds } from './kinds/kinds.ts';
import { NewPlayers } from './kinds/new-players.ts';
import { OnePlayer } from './kinds/one-player.ts';
import { PlayersByName } from './kinds/players-by-name.ts';
import { TeamFacts } from './kinds/team-facts.ts';
import { TeamPlayers } from './kinds/team-players.ts';
import { OnePlayerService } from './one-player.service.ts';
import { CheckPicturesJob } from './pictures/check-pictures.job.ts';
import { PictureProbe } from './pictures/picture-probe.ts';
import { Progress } from './runs/progress.ts';
import { SyncFeed } from './runs/sync-feed.ts';
import { FaultJudge } from './runs/fault-judge.ts';
import { RunStarter } from './runs/run-starter.ts';
import { RunWorker } from './runs/run-worker.ts';
import { SyncQueue } from './runs/sync-queue.ts';
import { SyncRuns } from './runs/sync-runs.ts';
import { SyncWorkers } from './runs/sync-workers.ts';
import { PruneRunsJob } from './scheduled/prune-runs.job.ts';
import { UpdateCoachesJob } from './scheduled/update-coaches.job.ts';
import { UpdateStalestPlayersJob } from './scheduled/update-stalest-players.job.ts';
import { SyncTimetable } from './sync-timetable.ts';
import { SyncController } from './sync.controller.ts';
import { SyncService } from './sync.service.ts';

const kinds = [
  NewPlayers,
  ExistingPlayers,
  TeamPlayers,
  PlayersByName,
  CoachesByName,
  ExistingCoaches,
  TeamFacts,
  OnePlayer,
  Kinds,
];
const catalogue = [Identities, PlayerWriter, CoachWriter, TeamWriter];
const football = [PlayerSearch, TeamSearch, SyncBudget, SyncCapacityService];
const runs = [SyncRuns, SyncQueue, RunStarter, RunWorker, SyncWorkers, FaultJudge];
const scheduled = [
  UpdateStalestPlayersJob,
  UpdateCoachesJob,
  PruneRunsJob,
  CheckPicturesJob,
  { provide: PictureProbe, useValue: new PictureProbe() },
  SyncTimetable,
];
const answers = [Progress, SyncFeed, SyncHistory, SyncService, OnePlayerService, ExternalPlayers, ApiStatsService];

@Module({
  imports: [AdminSessionModule, ReadModelModule],
  controllers: [SyncController, ExternalController],
  providers: [...kinds, ...catalogue, ...football, ...runs, ...scheduled, ...answers],
  exports: [SyncTimetable],
})
export class SyncModule {}
