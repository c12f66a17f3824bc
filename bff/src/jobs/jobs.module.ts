import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CareerGameModule } from '../career-game/career-game.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { FeedbackModule } from '../feedback/feedback.module.ts';
import { PluginsModule } from '../plugins/plugins.module.ts';
import { ReplicasModule } from '../replicas/replicas.module.ts';
import { SyncModule } from '../sync/sync.module.ts';
import { WebModule } from '../web/web.module.ts';
import { ShellModule } from '../web/shell.module.ts';
import { JobRunner } from './job-runner.ts';
import { JobRuns } from './job-runs.ts';
import { Schedule } from './schedule.ts';

@Module({
  imports: [
    ScheduleModule.forRoot(),
    CareerGameModule,
    CatalogueModule,
    FeedbackModule,
    PluginsModule,
    ReplicasModule,
    ShellModule,
    SyncModule,
    WebModule,
  ],
  providers: [JobRunner, JobRuns, Schedule],
})
export class JobsModule {}
