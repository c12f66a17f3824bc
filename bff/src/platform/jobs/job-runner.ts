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

  /** Runs a job once for each scheduled time across all replicas. Failures are recorded, not thrown. */
  async run(job: Job): Promise<void> {
    const claimed = await this.runs.claim(job.name);
    if (!claimed) return;
    try {
      await job.run();
      await claimed.succeed();
    } catch (error) {
      this.log.error({ err: error, job: job.name }, 'The job failed. It runs again at its next scheduled time.');
      await claimed.fail(error);
    }
  }
}
