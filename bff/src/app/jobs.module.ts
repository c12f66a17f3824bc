import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminSessionModule } from '../features/admin-session/admin-session.module.ts';
import { AlertsModule } from '../features/alerts/alerts.port.ts';
import { CatalogueModule } from '../features/people/people.module.ts';
import { ReadModelModule } from '../features/people/people.port.ts';
import { MonitoringModule } from './monitoring/monitoring.module.ts';
import { PluginsModule } from '../features/plugins/plugins.module.ts';
import { ReplicasModule } from './replicas/replicas.module.ts';
import { SyncModule } from '../features/sync/sync.port.ts';
import { WebModule } from './pages/web.module.ts';
import { ShellModule } from './pages/shell.module.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { BuildFollower } from './build-follower.ts';
import { MemoryTimer } from './release-memory.ts';
import { AlertTimer, JobTimers, ProcessTimers, ReplicaTimers, SyncTimers } from './schedule.ts';
import { ScheduledJobs, ScheduledWork } from './scheduled-work.ts';

@Module({
  imports: [
    AdminSessionModule,
    AlertsModule,
    ReadModelModule,
    DiscoveryModule,
    ScheduleModule.forRoot(),
    CatalogueModule,
    MonitoringModule,
    PluginsModule,
    ReplicasModule,
    ShellModule,
    SyncModule,
    WebModule,
  ],
  providers: [
    JobRunner,
    ScheduledJobs,
    ScheduledWork,
    BuildFollower,
    JobTimers,
    SyncTimers,
    ReplicaTimers,
    ProcessTimers,
    AlertTimer,
    MemoryTimer,
  ],
})
/** The timers of the server. Tests leave them out, and run the work themselves. */
export class JobsModule {}
