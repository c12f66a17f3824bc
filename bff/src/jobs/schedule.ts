import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { SweepCareerGamesJob } from '../career-game/sweep-career-games.job.ts';
import { PlayerLists } from '../catalogue/player-lists.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { Snapshots } from '../database/snapshots.ts';
import { EventStreams } from '../events/event-streams.ts';
import { Load } from '../http/load.ts';
import { Log } from '../http/log.ts';
import { BundledPlugins } from '../plugins/bundled-plugins.ts';
import { ConsoleFiles } from '../web/console-files.ts';
import { ChangeFollower } from '../replicas/change-follower.ts';
import { ShellFiles } from '../web/shell-files.ts';
import type { Job } from './job.ts';
import { JobRunner } from './job-runner.ts';

/** Every timer of the server, on one screen. */
@Injectable()
export class Schedule {
  constructor(
    private readonly runner: JobRunner,
    private readonly sweepCareerGames: SweepCareerGamesJob,
    private readonly bundled: BundledPlugins,
    private readonly shell: ShellFiles,
    private readonly console: ConsoleFiles,
    private readonly streams: EventStreams,
    private readonly lists: PlayerLists,
    private readonly follower: ChangeFollower,
    private readonly load: Load,
    private readonly log: Log,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(1000)
  measureLoad(): void {
    this.load.measure();
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
    this.streams.beat();
  }

  @Interval(30_000)
  refreshSamples(): void {
    this.lists.refresh();
  }

  @Cron(CronExpression.EVERY_HOUR)
  sweep(): Promise<void> {
    return this.once(this.sweepCareerGames);
  }

  private once(job: Job): Promise<void> {
    return this.config.role === 'web' ? Promise.resolve() : this.quietly(() => this.runner.run(job));
  }

  // A timer has nobody to throw to: a rejection would take the whole server down.
  private quietly(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) =>
      this.log.error({ err: error }, 'Scheduled work failed; the next tick will try again.'),
    );
  }
}
