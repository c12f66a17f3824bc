import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { DAY_MS } from '../../platform/environment/durations.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { Scheduled } from '../../platform/jobs/scheduled.ts';
import { AlertRow } from './alert.entities.ts';

const KEPT_MS = 400 * DAY_MS;

@Injectable()
@Scheduled('nightly')
export class PruneAlertsJob implements Job {
  readonly name = 'prune-alerts';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.em().nativeDelete(AlertRow, { endedAt: { $lt: this.clock.ago(KEPT_MS) } });
  }
}
