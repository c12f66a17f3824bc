import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { CareersModule } from '../careers/careers.port.ts';
import { ReadModelModule } from '../catalogue/catalogue.port.ts';
import { CoachWriter } from './catalogue/coach-writer.ts';
import { Identities } from './catalogue/identities.ts';
import { PlayerWriter } from './catalogue/player-writer.ts';
import { ServiceLookup } from './catalogue/service-lookup.ts';
import { TeamWriter } from './catalogue/team-writer.ts';
import { ExternalPlayers } from './http/external-players.service.ts';
import { LeaguesService } from './http/leagues.service.ts';
import { OnePlayerService } from './http/one-player.service.ts';
import { SyncController } from './http/sync.controller.ts';
import { SyncStateController } from './http/sync-state.controller.ts';
import { SyncHistory } from './http/sync-history.service.ts';
import { SyncStats } from './http/sync-stats.service.ts';
import { SyncService } from './http/sync.service.ts';
import { DeriveCareersJob } from './jobs/derive-careers.job.ts';
import { PruneRunsJob, SyncJobs } from './jobs/sync-jobs.ts';
import { ProgressStream } from './runs/progress-stream.ts';
import { RunProgress } from './runs/run-progress.ts';
import { SyncRuns } from './runs/sync-runs.ts';
import { RunContinuation, WorkerLoop } from './runs/worker-loop.ts';
import { FailedSyncs } from './sync-failure.ts';
import { CoachTasks } from './tasks/coaches.ts';
import { LeagueSeasons } from './tasks/league-seasons.ts';
import { Leagues } from './tasks/leagues.ts';
import { PlayerTasks } from './tasks/players.ts';
import { SyncBudget } from './tasks/sync-budget.ts';
import { SyncTasks } from './tasks/sync-tasks.ts';
import { TeamFacts } from './tasks/team-facts.ts';

const catalogue = [Identities, ServiceLookup, PlayerWriter, CoachWriter, TeamWriter];
const tasks = [CoachTasks, LeagueSeasons, Leagues, PlayerTasks, SyncBudget, SyncTasks, TeamFacts];
const runs = [SyncRuns, RunContinuation, WorkerLoop, RunProgress, ProgressStream, FailedSyncs];
const jobs = [PruneRunsJob, DeriveCareersJob, SyncJobs];
const http = [LeaguesService, SyncService, OnePlayerService, SyncHistory, SyncStats, ExternalPlayers];

@Module({
  imports: [AdminSessionModule, CareersModule, ReadModelModule],
  controllers: [SyncController, SyncStateController],
  providers: [...catalogue, ...tasks, ...runs, ...jobs, ...http],
  exports: [ProgressStream, SyncJobs, WorkerLoop],
})
export class SyncModule {}
