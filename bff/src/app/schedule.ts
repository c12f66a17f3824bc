import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { SweepCareerGamesJob } from '../features/games/career-game/capacity-limit.ts';
import { PlayerLists } from '../features/catalogue/player-lists.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Clock } from '../platform/environment/clock.ts';
import { Database } from '../platform/database/database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { OpenStreams } from '../platform/events/open-streams.ts';
import { PruneFeedbackJob } from '../features/feedback/prune-feedback.job.ts';
import { RefusedAttempts } from '../features/audit/audit.port.ts';
import { Log } from '../platform/http/log.ts';
import { BundledPlugins } from '../features/plugins/publish/bundled-plugins.ts';
import { ChangeFollower } from './replicas/change-follower.ts';
import { SweepRateLimitsJob } from '../platform/rate-limits/shared-rate-limits.ts';
import { SyncJobs } from '../features/sync/sync.port.ts';
import { SweepPluginsJob } from '../features/plugins/sweep-plugins.job.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';
import type { Job } from '../platform/jobs/job.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';

/** The data service's days are in UTC. */
const UTC = { timeZone: 'UTC' };

/** All timers of the server. */
@Injectable()
export class Schedule {
  constructor(
    private readonly runner: JobRunner,
    private readonly sweepCareerGames: SweepCareerGamesJob,
    private readonly sweepPlugins: SweepPluginsJob,
    private readonly sweepRateLimits: SweepRateLimitsJob,
    private readonly pruneFeedback: PruneFeedbackJob,
    private readonly bundled: BundledPlugins,
    private readonly shell: ShellFiles,
    private readonly streams: OpenStreams,
    private readonly console: ConsoleFiles,
    private readonly lists: PlayerLists,
    private readonly follower: ChangeFollower,
    private readonly sync: SyncJobs,
    private readonly refusals: RefusedAttempts,
    private readonly log: Log,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(1000)
  publishSyncProgress(): Promise<void> {
    return this.logErrors(() => this.sync.progress.publish());
  }

  @Interval(2000)
  startSyncWork(): Promise<void> {
    return this.onWorkers(() => this.sync.worker.tick());
  }

  @Interval(2000)
  followChanges(): Promise<void> {
    return this.logErrors(() => this.follower.check());
  }

  @Interval(2000)
  followBuilds(): Promise<void> {
    return this.logErrors(async () => {
      await this.bundled.follow();
      await this.shell.load();
      await this.console.load();
    });
  }

  @Interval(60_000)
  summarizeRefusals(): Promise<void> {
    return this.logErrors(() => this.refusals.writeSummaries());
  }

  @Interval(600_000)
  takeSnapshot(): Promise<void> {
    return this.logErrors(() => new Snapshots(this.config.dataDir).take(this.database, this.clock.now()));
  }

  @Interval(20_000)
  sendHeartbeat(): void {
    this.streams.sendHeartbeat();
  }

  @Interval(30_000)
  refreshSamples(): void {
    this.lists.refresh();
  }

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    await this.runJob(this.sweepCareerGames);
    await this.runJob(this.sweepPlugins);
    await this.runJob(this.sweepRateLimits);
  }

  @Cron('15 3 * * *', UTC)
  updateStalestPlayers(): Promise<void> {
    return this.runSyncJob(this.sync.updateStalestPlayers);
  }

  @Cron('15 4 * * 1', UTC)
  updateCoaches(): Promise<void> {
    return this.runSyncJob(this.sync.updateCoaches);
  }

  @Cron('15 5 * * *', UTC)
  checkPictures(): Promise<void> {
    return this.runSyncJob(this.sync.checkPictures);
  }

  @Cron('45 5 * * *', UTC)
  async prune(): Promise<void> {
    await this.runJob(this.sync.pruneRuns);
    await this.runJob(this.pruneFeedback);
  }

  /** Runs a job only if SYNC_CRON is on; its default depends on whether there is an API key. */
  private runSyncJob(job: Job): Promise<void> {
    return this.config.syncCron ? this.runJob(job) : Promise.resolve();
  }

  private runJob(job: Job): Promise<void> {
    return this.onWorkers(() => this.runner.run(job));
  }

  private onWorkers(work: () => Promise<void>): Promise<void> {
    return this.config.role === 'web' ? Promise.resolve() : this.logErrors(work);
  }

  // An unhandled rejection of a timer would end the process.
  private logErrors(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) =>
      this.log.error({ err: error }, 'Scheduled work failed. It runs again at its next scheduled time.'),
    );
  }
}
