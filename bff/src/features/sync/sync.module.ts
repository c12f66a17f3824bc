import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { StoredCareers } from './careers/stored-careers.ts';
import { ReadModelModule } from '../people/people.port.ts';
import { Identities } from './people/identities.ts';
import { PersonWriter } from './people/person-writer.ts';
import { ServiceLookup } from './people/service-lookup.ts';
import { TeamWriter } from './people/team-writer.ts';
import { ExternalPlayers } from './http/external-players.ts';
import { LeagueImports } from './http/league-imports.ts';
import { SinglePlayerSync } from './http/single-player-sync.ts';
import { SyncController, SyncStateController } from './http/sync.controller.ts';
import { SyncHistory } from './http/sync-history.ts';
import { SyncStats } from './http/sync-stats.ts';
import { SyncStarts } from './http/sync-starts.ts';
import { DeriveCareersJob } from './jobs/derive-careers.job.ts';
import { SyncJobs } from './jobs/sync-jobs.ts';
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

const people = [Identities, ServiceLookup, StoredCareers, PersonWriter, TeamWriter];
const tasks = [CoachTasks, LeagueSeasons, Leagues, PlayerTasks, SyncBudget, SyncTasks, TeamFacts];
const runs = [SyncRuns, RunContinuation, WorkerLoop, RunProgress, ProgressStream, FailedSyncs];
const jobs = [DeriveCareersJob, SyncJobs];
const http = [LeagueImports, SyncStarts, SinglePlayerSync, SyncHistory, SyncStats, ExternalPlayers];

@Module({
  imports: [AdminSessionModule, ReadModelModule],
  controllers: [SyncController, SyncStateController],
  providers: [...people, ...tasks, ...runs, ...jobs, ...http],
  exports: [ProgressStream, SyncJobs, WorkerLoop],
})
export class SyncModule {}
