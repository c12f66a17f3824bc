import { Injectable } from '@nestjs/common';
import { Clock } from '../environment/clock.ts';
import { Database } from '../database/database.ts';
import { MINUTE_MS } from '../environment/durations.ts';
import { Log } from '../http/log.ts';
import type { Job } from './job.ts';

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
      await job.run();
      await this.end(job.name, tick, 'succeeded', null);
    } catch (error) {
      this.log.error({ err: error, job: job.name }, 'The job failed. It runs again at its next scheduled time.');
      await this.end(job.name, tick, 'failed', String(error).slice(0, 1000));
    }
  }

  private async claim(name: string, tick: Date): Promise<boolean> {
    const sql =
      "insert into job_run (name, tick, status) values (?, ?, 'running') on conflict do nothing returning name";
    return (await this.database.em().execute<object[]>(sql, [name, tick])).length > 0;
  }

  /** The timer uses this clock too, so every replica rounds to the scheduled minute, even if their clocks differ. */
  private tick(): Date {
    return new Date(Math.round(this.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  }

  private async end(name: string, tick: Date, status: 'succeeded' | 'failed', error: string | null): Promise<void> {
    const sql = 'update job_run set status = ?, error = ?, ended_at = ? where name = ? and tick = ?';
    await this.database.em().execute(sql, [status, error, this.clock.now(), name, tick]);
  }
}
