import { Migration } from '@mikro-orm/migrations';

/** The calls of the last minute to the data service, and those of other programs with the same key. */
export class ApiCalls extends Migration {
  override up(): void {
    this.addSql(`create table api_call (
      id bigint generated always as identity primary key,
      source text not null check (source in ('api-football', 'sandbox')), sent_at timestamptz not null,
      day_utc date, urgent boolean not null, open boolean not null, alone boolean not null)`);
    this.addSql('create index api_call_sent on api_call (source, sent_at)');
    this.addSql('alter table api_minute add column other_calls integer not null default 0');
  }

  override down(): void {
    this.addSql('alter table api_minute drop column other_calls');
    this.addSql('drop table api_call');
  }
}
