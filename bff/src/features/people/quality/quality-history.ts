import type { OtherQualityList, QualityCheck, QualityDay } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock, DAY_MS } from '../../../platform/environment/clock.ts';

const SHOWN_DAYS = 90;
const KEPT_DAYS = 400;

// Raw SQL: one statement inserts or replaces all counts of a day.
const STORE = `
  insert into quality_count (day, name, count)
  select ?::date, name, count from json_to_recordset(?::json) as counts (name text, count integer)
  on conflict (day, name) do update set count = excluded.count`;
const READ = `
  select to_char(day, 'YYYY-MM-DD') as day, json_object_agg(name, count) as counts
  from quality_count where day > ?::date group by day order by day`;

interface ListCount {
  name: QualityCheck | OtherQualityList;
  count: number;
}

/** Stores one count a day for each list of the console, for 400 days. */
@Injectable()
export class QualityHistory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the last 90 days with counts, oldest first. */
  read(): Promise<QualityDay[]> {
    return this.database.execute<QualityDay[]>(READ, [this.dayBefore(SHOWN_DAYS)]);
  }

  /** Stores or replaces the counts of the current UTC day, and deletes old days. Idempotent. */
  async store(counts: readonly ListCount[]): Promise<void> {
    await this.database.execute(STORE, [this.dayBefore(0), JSON.stringify(counts)]);
    await this.database.execute('delete from quality_count where day <= ?::date', [this.dayBefore(KEPT_DAYS)]);
  }

  private dayBefore(days: number): string {
    return this.clock
      .ago(days * DAY_MS)
      .toISOString()
      .slice(0, 10);
  }
}
