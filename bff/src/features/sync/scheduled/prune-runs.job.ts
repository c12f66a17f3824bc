import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Removes runs that ended long ago, with their items. */
@Injectable()
export class PruneRunsJob implements Job {
  readonly name = 'prune-sync-runs';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database
      .em()
      .execute('delete from sync_run where ended_at < ?', [new Date(this.clock.now().getTime() - KEPT_MS)]);
  }
}
