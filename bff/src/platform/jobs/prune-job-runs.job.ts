import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Clock } from '../environment/clock.ts';
import { DAY_MS } from '../environment/durations.ts';
import { JobRun } from './job-run.entity.ts';
import type { Job } from './job.ts';
import { Scheduled } from './scheduled.ts';

const KEPT_MS = 90 * DAY_MS;

@Injectable()
@Scheduled('nightly')
export class PruneJobRunsJob implements Job {
  readonly name = 'prune-job-runs';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.em().nativeDelete(JobRun, { tick: { $lt: this.clock.ago(KEPT_MS) } });
  }
}
