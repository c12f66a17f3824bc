import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { Scheduled } from '../../../platform/jobs/scheduled.ts';
import { SyncRun } from '../runs/sync-run.entity.ts';

const KEPT_MS = 90 * DAY_MS;

/** The database deletes the items of a run with it. */
@Injectable()
@Scheduled('nightly')
export class PruneRunsJob implements Job {
  readonly name = 'prune-sync-runs';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.em().nativeDelete(SyncRun, { endedAt: { $lt: this.clock.ago(KEPT_MS) } });
  }
}
