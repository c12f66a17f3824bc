import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { isStorageUnavailable } from '../platform/database/transient-errors.ts';
import { Clock, MINUTE_MS } from '../platform/environment/clock.ts';
import { Log, reasonOf } from '../platform/http/log.ts';
import { type Job, type Schedule, Scheduled } from '../platform/jobs/job.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';

/** Interval of warnings during an outage, because some timers run every second. `Outages` reports its start and end. */
const WARNING_MS = 10 * MINUTE_MS;

/** Runs the work of timers. An unhandled rejection of a timer would end the process. */
@Injectable()
export class ScheduledWork {
  private reportedAt: Date | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly log: Log,
    private readonly runner: JobRunner,
    private readonly clock: Clock,
  ) {}

  everywhere(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) => {
      if (isStorageUnavailable(error)) this.reportOutage(error);
      else this.log.error({ err: error }, 'Scheduled work failed. It runs again at its next scheduled time.');
    });
  }

  private reportOutage(error: unknown): void {
    if (this.reportedAt && this.reportedAt > this.clock.ago(WARNING_MS)) return;
    this.reportedAt = this.clock.now();
    this.log.warn({ reason: reasonOf(error) }, 'Scheduled work waits, because the storage is unavailable.');
  }

  /** Does the work, unless this process only serves requests, and logs its error. */
  onWorkers(work: () => Promise<void>): Promise<void> {
    return this.config.role === 'web' ? Promise.resolve() : this.everywhere(work);
  }

  /** Runs jobs one after another on workers. The failure of one does not stop the next. */
  async runInTurn(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) await this.onWorkers(() => this.runner.run(job));
  }
}

/** Finds the methods that the features mark with `@Scheduled`. */
@Injectable()
export class ScheduledJobs {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  at(schedule: Schedule): Job[] {
    // An instance has several providers if a module provides it as another class, too.
    const providers = new Map(
      this.discovery.getProviders().map((provider) => [provider.instance as unknown, provider]),
    );
    return [...providers.values()].flatMap((provider) => {
      const instance = provider.instance as Record<string, Job['run']> | null;
      const methods = this.scanner.getAllMethodNames(instance && (Object.getPrototypeOf(instance) as object));
      return methods.flatMap((method) => {
        const job = this.discovery.getMetadataByDecorator(Scheduled, provider, method);
        return job?.at === schedule ? { ...job, run: () => instance![method]!() } : [];
      });
    });
  }
}
