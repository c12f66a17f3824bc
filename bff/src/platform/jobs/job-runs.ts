import { Injectable } from '@nestjs/common';
import { Clock } from '../environment/clock.ts';
import { Database } from '../database/database.ts';
import { MINUTE_MS } from '../environment/durations.ts';

export interface ClaimedRun {
  succeed(): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Claims and records runs of jobs. A unique key allows only one replica to claim a run. */
@Injectable()
export class JobRuns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims the run of the current minute. Returns undefined if another replica has claimed it. */
  async claim(name: string): Promise<ClaimedRun | undefined> {
    const tick = this.tick();
    const claimed = await this.database
      .em()
      .execute<object[]>(
        "insert into job_run (name, tick, status) values (?, ?, 'running') on conflict do nothing returning name",
        [name, tick],
      );
    if (claimed.length === 0) return undefined;
    return {
      succeed: () => this.end(name, tick, 'succeeded', null),
      fail: (error) => this.end(name, tick, 'failed', String(error).slice(0, 1000)),
    };
  }

  /** The timer uses this clock too, so every replica rounds to the scheduled minute, even if their clocks differ. */
  private tick(): Date {
    return new Date(Math.round(this.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  }

  private async end(name: string, tick: Date, status: 'succeeded' | 'failed', error: string | null): Promise<void> {
    await this.database
      .em()
      .execute('update job_run set status = ?, error = ?, ended_at = ? where name = ? and tick = ?', [
        status,
        error,
        this.clock.now(),
        name,
        tick,
      ]);
  }
}
