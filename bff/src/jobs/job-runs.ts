import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export interface ClaimedRun {
  succeed(): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Who runs what, and how it went: the row's unique key is the claim, the row is the record. */
@Injectable()
export class JobRuns {
  constructor(private readonly database: Database) {}

  /** Claims this minute's run, by the database's clock; undefined where another replica has it. */
  async claim(name: string): Promise<ClaimedRun | undefined> {
    const [claimed] = await this.database.em().execute<{ tick: string }[]>(
      `insert into job_run (name, tick, status) values (?, date_trunc('minute', now()), 'running')
       on conflict do nothing returning tick::text as tick`,
      [name],
    );
    if (!claimed) return undefined;
    return {
      succeed: () => this.end(name, claimed.tick, 'succeeded', null),
      fail: (error) => this.end(name, claimed.tick, 'failed', String(error).slice(0, 1000)),
    };
  }

  private async end(name: string, tick: string, status: 'succeeded' | 'failed', error: string | null): Promise<void> {
    await this.database
      .em()
      .execute('update job_run set status = ?, error = ?, ended_at = now() where name = ? and tick = ?::timestamptz', [
        status,
        error,
        name,
        tick,
      ]);
  }
}
