import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { GamesModule } from '../features/games/games.module.ts';
import { CatalogueModule } from '../features/catalogue/catalogue.module.ts';
import { DealsModule } from '../features/deals/deals.port.ts';
import { FeedbackModule } from '../features/feedback/feedback.module.ts';
import { PluginsModule } from '../features/plugins/plugins.module.ts';
import { ReplicasModule } from './replicas/replicas.module.ts';
import { SyncModule } from '../features/sync/sync.port.ts';
import { TransfersModule } from '../features/transfers/transfers.module.ts';
import { WebModule } from './pages/web.module.ts';
import { ShellModule } from './pages/shell.module.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { JobRuns } from '../platform/jobs/job-runs.ts';
import { BuildFollower } from './build-follower.ts';
import { JobTimers, ProcessTimers, ReplicaTimers, SnapshotTimer } from './schedule.ts';
import { ScheduledJobs } from './scheduled-jobs.ts';
import { ScheduledWork } from './scheduled-work.ts';

@Module({
  imports: [
    ScheduleModule.forRoot(),
    GamesModule,
    CatalogueModule,
    DealsModule,
    FeedbackModule,
    PluginsModule,
    ReplicasModule,
    ShellModule,
    SyncModule,
    TransfersModule,
    WebModule,
  ],
  providers: [
    JobRunner,
    JobRuns,
    ScheduledJobs,
    ScheduledWork,
    BuildFollower,
    JobTimers,
    ReplicaTimers,
    ProcessTimers,
    SnapshotTimer,
  ],
})
export class JobsModule {}
