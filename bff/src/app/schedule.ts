import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { SweepCareerGamesJob } from '../features/games/career-game/sweep-career-games.job.ts';
import { PlayerLists } from '../features/catalogue/player-lists.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Clock } from '../platform/environment/clock.ts';
import { Database } from '../platform/database/database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { OpenStreams } from '../platform/events/open-streams.ts';
import { PruneFeedbackJob } from '../features/feedback/prune-feedback.job.ts';
import { Load } from '../platform/http/load.ts';
import { Log } from '../platform/http/log.ts';
import { BundledPlugins } from '../features/plugins/bundled-plugins.ts';
import { ChangeFollower } from './replicas/change-follower.ts';
import { SyncTimetable } from '../features/sync/sync-timetable.ts';
import { SweepPluginsJob } from '../features/plugins/sweep-plugins.job.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';
import type { Job } from '../platform/jobs/job.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';

/** The data service counts its days by it. */
const UTC = { timeZone: 'UTC' };

/** Every timer of the server, on one screen. */
@Injectable()
export class Schedule {
  constructor(
    private readonly runner: JobRunner,
    private readonly sweepCareerGames: SweepCareerGamesJob,
    private readonly sweepPlugins: SweepPluginsJob,
    private readonly pruneFeedback: PruneFeedbackJob,
    private readonly bundled: BundledPlugins,
    private readonly shell: ShellFiles,
    private readonly streams: OpenStreams,
    private readonly console: ConsoleFiles,
    private readonly lists: PlayerLists,
    private readonly follower: ChangeFollower,
    private readonly sync: SyncTimetable,
    private readonly load: Load,
    private readonly log: Log,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(1000)
  measureLoad(): void {
    // Without limits nobody is refused for being one too many.
    if (this.config.rateLimits) this.load.measure();
  }

  @Interval(1000)
  tellOfSync(): Promise<void> {
    return this.quietly(() => this.sync.feed.tell());
  }

  @Interval(2000)
  workOnSync(): Promise<void> {
    return this.unlessWebOnly(() => this.sync.workers.makeRound());
  }

  @Interval(2000)
  followChanges(): Promise<void> {
    return this.quietly(() => this.follower.check());
  }

  @Interval(2000)
  followBuilds(): Promise<void> {
    return this.quietly(async () => {
      await this.bundled.follow();
      await this.shell.load();
      await this.console.load();
    });
  }

  @Interval(600_000)
  takeSnapshot(): Promise<void> {
    return this.quietly(() => new Snapshots(this.config.dataDir).take(this.database, this.clock.now()));
  }

  @Interval(20_000)
  beat(): void {
    this.streams.sendHeartbeat();
  }

  @Interval(30_000)
  refreshSamples(): void {
    this.lists.refresh();
  }

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    await this.once(this.sweepCareerGames);
    await this.once(this.sweepPlugins);
  }

  @Cron('15 3 * * *', UTC)
  updateStalestPlayers(): Promise<void> {
    return this.onceWithKey(this.sync.updateStalestPlayers);
  }

  @Cron('15 4 * * 1', UTC)
  updateCoaches(): Promise<void> {
    return this.onceWithKey(this.sync.updateCoaches);
  }

  @Cron('15 5 * * *', UTC)
  checkPictures(): Promise<void> {
    return this.onceWithKey(this.sync.checkPictures);
  }

  @Cron('45 5 * * *', UTC)
  async prune(): Promise<void> {
    await this.once(this.sync.pruneRuns);
    await this.once(this.pruneFeedback);
  }

  /** Only where the data service is the real one, or the operator wants it all the same. */
  private onceWithKey(job: Job): Promise<void> {
    return this.config.syncCron ? this.once(job) : Promise.resolve();
  }

  private once(job: Job): Promise<void> {
    return this.unlessWebOnly(() => this.runner.run(job));
  }

  private unlessWebOnly(work: () => Promise<void>): Promise<void> {
    return this.config.role === 'web' ? Promise.resolve() : this.quietly(work);
  }

  // A timer has nobody to throw to: a rejection would take the whole server down.
  private quietly(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) =>
      this.log.error({ err: error }, 'Scheduled work failed; the next tick will try again.'),
    );
  }
}
