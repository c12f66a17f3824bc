import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { HOUR_MS } from '../../platform/environment/durations.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { Scheduled } from '../../platform/jobs/scheduled.ts';

/** An hour after its end, a challenge has no draw in progress that could be stored later. */
const DELETED_AFTER_MS = HOUR_MS;

/** Selects the tokens of challenges by a range of the primary key; tokens of matchdays begin with `d`. */
const DELETE_DRAWS = `
  delete from deal_answer where token >= 'c' and token < 'd'
    and not exists (select 1 from challenge where challenge.token = deal_answer.token)`;

/** Deletes challenges that have expired, with their draws. */
@Injectable()
@Scheduled('hourly')
export class SweepChallengesJob implements Job {
  readonly name = 'sweep-challenges';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.transaction(async (em) => {
      await em.execute('delete from challenge where expires_at <= ?', [this.clock.ago(DELETED_AFTER_MS)]);
      await em.execute(DELETE_DRAWS);
    });
  }
}
