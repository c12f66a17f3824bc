import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { Scheduled } from '../../../platform/jobs/scheduled.ts';
import { SyncRuns, type RequestedRun } from '../runs/sync-runs.ts';
import { SyncRun } from '../runs/sync-run.entity.ts';
import { SyncAlreadyRunning } from '../sync.errors.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

const RUN_RETENTION_MS = 90 * DAY_MS;

/** Share of the day's calls for the nightly update. The rest is for the administrator. */
const NIGHTLY_SHARE = 0.25;

/** Each job starts a run unless another one is in progress. */
@Injectable()
export class SyncJobs {
  readonly updateStalestPlayers = this.starting('update-stalest-players', {
    kind: 'stalest-players',
    params: { share: NIGHTLY_SHARE },
  });
  readonly updateCoaches = this.starting('update-coaches', { kind: 'existing-coaches', params: {} });

  constructor(
    private readonly runs: SyncRuns,
    private readonly log: Log,
  ) {}

  private starting(name: string, run: RequestedRun): Job {
    return {
      name,
      run: async () => {
        try {
          await this.runs.start(run, { actor: 'schedule' });
        } catch (error) {
          if (!(error instanceof SyncAlreadyRunning)) throw error;
          this.log.info({ job: name, syncId: error.syncId }, 'Skipped a scheduled sync: another one is in progress.');
        }
      },
    };
  }
}

/** Deletes runs that ended more than 90 days ago. The database deletes their items with them. */
@Injectable()
@Scheduled('nightly')
export class PruneRunsJob implements Job {
  readonly name = 'prune-sync-runs';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - RUN_RETENTION_MS);
    await this.database.em().nativeDelete(SyncRun, { endedAt: { $lt: oldest } });
  }
}
