import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { SyncRuns, type RequestedRun } from '../runs/sync-runs.ts';
import { SyncAlreadyRunning } from '../sync.errors.ts';

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
