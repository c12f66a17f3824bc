import { Injectable } from '@nestjs/common';
import { Clock } from '../environment/clock.ts';
import { Database } from '../database/database.ts';

const MINUTE_MS = 60_000;

export interface ClaimedRun {
  succeed(): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Who runs what, and how it went: the row's unique key is the claim, the row is the record. */
@Injectable()
export class JobRuns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims the run of this tick; undefined where another replica has it. */
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

  /**
   * The minute that the schedule named. A replica's timer goes by its own clock, and so does this: however far the
   * clocks of two replicas are apart, each is at the same minute when its timer goes off.
   */
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
