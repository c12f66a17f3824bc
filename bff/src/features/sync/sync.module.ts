import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { CareersModule } from '../careers/careers.port.ts';
import { ReadModelModule } from '../catalogue/catalogue.port.ts';
import { Identities } from './catalogue/identities.ts';
import { PersonWriter } from './catalogue/person-writer.ts';
import { ServiceLookup } from './catalogue/service-lookup.ts';
import { TeamWriter } from './catalogue/team-writer.ts';
import { ExternalPlayers } from './http/external-players.service.ts';
import { LeagueList } from './http/league-list.ts';
import { LeaguesService } from './http/leagues.service.ts';
import { OnePlayerService } from './http/one-player.service.ts';
import { SyncController } from './http/sync.controller.ts';
import { SyncStateController } from './http/sync-state.controller.ts';
import { SyncHistory } from './http/sync-history.service.ts';
import { SyncStats } from './http/sync-stats.service.ts';
import { SyncService } from './http/sync.service.ts';
import { DeriveCareersJob } from './jobs/derive-careers.job.ts';
import { PruneRunsJob } from './jobs/prune-runs.job.ts';
import { SyncJobs } from './jobs/sync-jobs.ts';
import { ErrorClassifier } from './runs/error-classifier.ts';
import { FailedSyncs } from './runs/failed-syncs.ts';
import { ProgressStream } from './runs/progress-stream.ts';
import { RunContinuation } from './runs/run-continuation.ts';
import { RunProgress } from './runs/run-progress.ts';
import { SyncRuns } from './runs/sync-runs.ts';
import { WorkerLoop } from './runs/worker-loop.ts';
import { LeagueSeasons } from './tasks/league-seasons.ts';
import { PlayerSync } from './tasks/player-sync.ts';
import { SyncBudget } from './tasks/sync-budget.ts';
import { TASK_CLASSES } from './tasks/sync-tasks.ts';

const catalogue = [Identities, ServiceLookup, PersonWriter, TeamWriter];
const tasks = [...TASK_CLASSES, LeagueSeasons, PlayerSync, SyncBudget];
const runs = [SyncRuns, RunContinuation, WorkerLoop, ErrorClassifier, RunProgress, ProgressStream, FailedSyncs];
const jobs = [PruneRunsJob, DeriveCareersJob, SyncJobs];
const http = [LeagueList, LeaguesService, SyncService, OnePlayerService, SyncHistory, SyncStats, ExternalPlayers];

@Module({
  imports: [AdminSessionModule, CareersModule, ReadModelModule],
  controllers: [SyncController, SyncStateController],
  providers: [...catalogue, ...tasks, ...runs, ...jobs, ...http],
  exports: [ProgressStream, SyncJobs, WorkerLoop],
})
export class SyncModule {}
