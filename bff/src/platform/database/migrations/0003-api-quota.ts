import { Migration } from '@mikro-orm/migrations';

/** Calls to the data service by day, and the pace within a minute. */
export class ApiQuotaSchema extends Migration {
  override up(): void {
    this.addSql(`create table api_quota (
      source text not null check (source in ('api-football', 'sandbox')), day_utc date not null,
      used integer not null check (used >= 0), limit_seen integer, remaining_seen integer,
      primary key (source, day_utc))`);
    this.addSql(`create table api_minute (
      source text primary key check (source in ('api-football', 'sandbox')), paid_until_ms bigint not null,
      limit_seen integer, remaining_seen integer, seen_at timestamptz)`);
  }

  override down(): void {
    for (const table of ['api_minute', 'api_quota']) this.addSql(`drop table ${table}`);
  }
}
