import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { AdminStreams } from '../features/admin-session/admin-session.port.ts';
import { CheckAlerts } from '../features/alerts/alerts.port.ts';
import { RefusedAttempts } from '../features/audit/audit.port.ts';
import { CheckPicturesJob } from '../features/people/art/check-pictures.job.ts';
import { PlayerLists } from '../features/people/lists/player-lists.ts';
import { DamageControl } from '../features/plugins/release/damage-control.ts';
import { ProgressStream, SyncJobs, WorkerLoop } from '../features/sync/sync.port.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Database } from '../platform/database/database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { Clock } from '../platform/environment/clock.ts';
import { OpenStreams } from '../platform/events/open-streams.ts';
import { Connections } from '../platform/http/connections.ts';
import type { Job } from '../platform/jobs/job.ts';
import { BuildFollower } from './build-follower.ts';
import { ErrorHours } from './monitoring/error-hours.ts';
import { ChangeFollower } from './replicas/change-follower.ts';
import { ScheduledJobs, ScheduledWork } from './scheduled-work.ts';

// All scheduled work of the server, except the heartbeat of `HeartbeatLock`, which starts before Nest. Timeouts are defined
// beside the code that they limit.

/** The data service's days are in UTC. */
const UTC = { timeZone: 'UTC' };

/** Timers of jobs, which run once for all processes. */
@Injectable()
export class JobTimers {
  constructor(
    private readonly work: ScheduledWork,
    private readonly jobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  runHourly(): Promise<void> {
    return this.work.runInTurn(this.jobs.at('hourly'));
  }

  @Cron('45 5 * * *', UTC)
  runNightly(): Promise<void> {
    return this.work.runInTurn(this.jobs.at('nightly'));
  }
}

/** The jobs run only if SYNC_CRON is on. By default, it is on if there is an API key. */
@Injectable()
export class SyncTimers {
  constructor(
    private readonly work: ScheduledWork,
    private readonly jobs: SyncJobs,
    private readonly pictures: CheckPicturesJob,
    private readonly worker: WorkerLoop,
    @Inject(CONFIG) private readonly config: Pick<Config, 'syncCron'>,
  ) {}

  @Interval(2000)
  startSyncWork(): Promise<void> {
    return this.work.onWorkers(() => this.worker.tick());
  }

  @Cron('15 3 * * *', UTC)
  updateStalestPlayers(): Promise<void> {
    return this.run(this.jobs.updateStalestPlayers);
  }

  @Cron('15 4 * * 1', UTC)
  updateCoaches(): Promise<void> {
    return this.run(this.jobs.updateCoaches);
  }

  @Cron('15 5 * * *', UTC)
  checkPictures(): Promise<void> {
    return this.run(this.pictures);
  }

  private run(job: Job): Promise<void> {
    return this.config.syncCron ? this.work.runInTurn([job]) : Promise.resolve();
  }
}

/** Timers that synchronize this process with the builds, the database and the other processes. */
@Injectable()
export class ReplicaTimers {
  constructor(
    private readonly work: ScheduledWork,
    private readonly changes: ChangeFollower,
    private readonly builds: BuildFollower,
    private readonly syncProgress: ProgressStream,
    private readonly adminStreams: AdminStreams,
    private readonly damage: DamageControl,
  ) {}

  @Interval(1000)
  endRevokedStreams(): Promise<void> {
    return this.work.everywhere(() => this.adminStreams.endRevoked());
  }

  @Interval(1000)
  publishSyncProgress(): Promise<void> {
    return this.work.everywhere(() => this.syncProgress.poll());
  }

  @Interval(2000)
  followChanges(): Promise<void> {
    return this.work.everywhere(() => this.changes.check());
  }

  @Interval(2000)
  followBuilds(): Promise<void> {
    return this.work.everywhere(() => this.builds.check());
  }

  @Interval(60_000)
  checkDamagedGames(): Promise<void> {
    return this.work.everywhere(() => this.damage.checkDamaged());
  }
}

/** Timers for the state of this process and of its embedded database. */
@Injectable()
export class ProcessTimers {
  private readonly snapshots: Snapshots;

  constructor(
    private readonly work: ScheduledWork,
    private readonly streams: OpenStreams,
    private readonly lists: PlayerLists,
    private readonly refusals: RefusedAttempts,
    private readonly errors: ErrorHours,
    private readonly connections: Connections,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) { dataDir }: Pick<Config, 'dataDir'>,
  ) {
    this.snapshots = new Snapshots(dataDir);
  }

  @Interval(1000)
  closeSlowReaders(): void {
    this.connections.closeSlowReaders();
  }

  @Interval(20_000)
  sendHeartbeat(): void {
    this.streams.sendHeartbeat();
  }

  @Interval(30_000)
  refreshSamples(): void {
    this.lists.refresh();
  }

  @Interval(60_000)
  summarizeRefusals(): Promise<void> {
    return this.work.everywhere(() => this.refusals.writeSummaries());
  }

  @Interval(60_000)
  sampleErrors(): void {
    this.errors.sample();
  }

  @Interval(600_000)
  takeSnapshot(): Promise<void> {
    return this.work.everywhere(() => this.snapshots.take(this.database, this.clock.now()));
  }

  @Interval(1000)
  takeRequestedSnapshot(): Promise<void> {
    return this.work.everywhere(() => this.snapshots.takeRequested(this.database, this.clock.now()));
  }
}

/** Every process watches the database, and only workers look for other incidents. */
@Injectable()
export class AlertTimer {
  constructor(
    private readonly work: ScheduledWork,
    private readonly alerts: CheckAlerts,
  ) {}

  @Interval(60_000)
  checkAlerts(): Promise<void> {
    return this.work.everywhere(() => this.alerts.check());
  }
}
