import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { isStorageUnavailable } from '../platform/database/transient-errors.ts';
import { Log } from '../platform/http/log.ts';
import { type Job, type Schedule, Scheduled } from '../platform/jobs/job.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';

/** Runs the work of timers. An unhandled rejection of a timer would end the process. */
@Injectable()
export class ScheduledWork {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly log: Log,
    private readonly runner: JobRunner,
  ) {}

  everywhere(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) => {
      // The cause is known. Without this, every timer would log the stack until the storage is available again.
      if (isStorageUnavailable(error))
        this.log.warn(
          { reason: (error as Error).message },
          'Scheduled work failed, because the storage is unavailable. It runs again at its next scheduled time.',
        );
      else this.log.error({ err: error }, 'Scheduled work failed. It runs again at its next scheduled time.');
    });
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
    return this.discovery.getProviders().flatMap((provider) => {
      const instance = provider.instance as Record<string, Job['run']> | null;
      const methods = this.scanner.getAllMethodNames(instance && (Object.getPrototypeOf(instance) as object));
      return methods.flatMap((method) => {
        const job = this.discovery.getMetadataByDecorator(Scheduled, provider, method);
        return job?.at === schedule ? { ...job, run: () => instance![method]!() } : [];
      });
    });
  }
}
