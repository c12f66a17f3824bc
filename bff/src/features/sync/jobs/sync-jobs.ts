import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { Scheduled } from '../../../platform/jobs/scheduled.ts';
import { RunStarter } from '../runs/run-starter.ts';
import { SyncRun } from '../runs/sync-run.entity.ts';
import { SyncAlreadyRunning } from '../sync.errors.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

const RUN_RETENTION_MS = 90 * DAY_MS;

/** Share of the day's calls for the nightly update. The rest is for the administrator. */
const NIGHTLY_SHARE = 0.25;

/** Starts a run unless another one is in progress. */
@Injectable()
abstract class ScheduledRun implements Job {
  abstract readonly name: string;
  protected abstract readonly kind: SyncKind;
  protected readonly params: object = {};

  constructor(
    private readonly starter: RunStarter,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    try {
      await this.starter.start({ kind: this.kind, params: this.params }, { actor: 'schedule' });
    } catch (error) {
      if (!(error instanceof SyncAlreadyRunning)) throw error;
      this.log.info({ job: this.name, syncId: error.syncId }, 'Skipped a scheduled sync: another one is in progress.');
    }
  }
}

@Injectable()
export class UpdateStalestPlayersJob extends ScheduledRun {
  readonly name = 'update-stalest-players';
  protected readonly kind = 'stalest-players';
  protected override readonly params = { share: NIGHTLY_SHARE };
}

@Injectable()
export class UpdateCoachesJob extends ScheduledRun {
  readonly name = 'update-coaches';
  protected readonly kind = 'existing-coaches';
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

@Injectable()
export class SyncJobs {
  constructor(
    readonly updateStalestPlayers: UpdateStalestPlayersJob,
    readonly updateCoaches: UpdateCoachesJob,
  ) {}
}
