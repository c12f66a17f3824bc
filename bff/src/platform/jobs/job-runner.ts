import { Injectable } from '@nestjs/common';
import { Log } from '../http/log.ts';
import type { Job } from './job.ts';
import { JobRuns } from './job-runs.ts';

@Injectable()
export class JobRunner {
  constructor(
    private readonly runs: JobRuns,
    private readonly log: Log,
  ) {}

  /** Runs a job once a tick across all replicas. Its failure is recorded, not thrown. */
  async run(job: Job): Promise<void> {
    const claimed = await this.runs.claim(job.name);
    if (!claimed) return;
    try {
      await job.run();
      await claimed.succeed();
    } catch (error) {
      this.log.error({ err: error, job: job.name }, 'A job failed; the next tick will try again.');
      await claimed.fail(error);
    }
  }
}
