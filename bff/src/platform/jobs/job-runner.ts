import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS, MINUTE_MS } from '../environment/clock.ts';
import { Database } from '../database/database.ts';
import { Log } from '../http/log.ts';
import { type Job, Scheduled } from './job.ts';
import { JobRun } from './job-run.entity.ts';

const KEPT_MS = 90 * DAY_MS;

const IS_STEADY = `
  select not exists (select from job_run where tick <= ?)
    or exists (select from job_run where tick > ? and tick <= ?) as steady`;

/** Runs jobs and records their runs. A unique key allows only one replica to claim a run. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Runs a job once for each scheduled time across all replicas. Failures are recorded, not thrown. */
  async run(job: Job): Promise<void> {
    const tick = this.tick();
    if (!(await this.claim(job.name, tick))) return;
    try {
      if (job.deletesOldData) await this.requireSteadyClock(tick);
      await job.run();
      await this.end(job.name, tick, 'succeeded', null);
    } catch (error) {
      this.log.error({ err: error, job: job.name }, 'The job failed. It runs again at its next scheduled time.');
      await this.end(job.name, tick, 'failed', String(error).slice(0, 1000));
    }
  }

  /**
   * Throws unless jobs have run in the two days before yesterday, or none is older than a day. If the clock leaps ahead, all
   * data seems old: an administrator then has a day to set it right.
   */
  private async requireSteadyClock(tick: Date): Promise<void> {
    const dayAgo = new Date(tick.getTime() - DAY_MS);
    const daysAgo = new Date(tick.getTime() - 3 * DAY_MS);
    const [row] = await this.database.execute<{ steady: boolean }[]>(IS_STEADY, [dayAgo, daysAgo, dayAgo]);
    if (!row!.steady)
      throw new Error(
        'Nothing was deleted, because the site has not run for days, or its clock has leapt. ' +
          'If the clock is right, old data is deleted tomorrow.',
      );
  }

  private async claim(name: string, tick: Date): Promise<boolean> {
    const sql =
      "insert into job_run (name, tick, status) values (?, ?, 'running') on conflict do nothing returning name";
    return (await this.database.execute<object[]>(sql, [name, tick])).length > 0;
  }

  /** The timer uses this clock too, so every replica rounds to the scheduled minute, even if their clocks differ. */
  private tick(): Date {
    return new Date(Math.round(this.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  }

  @Scheduled({ at: 'nightly', name: 'prune-job-runs', deletesOldData: true })
  async deleteOldRuns(): Promise<void> {
    await this.database.em().nativeDelete(JobRun, { tick: { $lt: this.clock.ago(KEPT_MS) } });
  }

  private async end(name: string, tick: Date, status: 'succeeded' | 'failed', error: string | null): Promise<void> {
    const sql = 'update job_run set status = ?, error = ?, ended_at = ? where name = ? and tick = ?';
    await this.database.execute(sql, [status, error, this.clock.now(), name, tick]);
  }
}
