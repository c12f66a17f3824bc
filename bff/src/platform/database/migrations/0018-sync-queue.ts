import { Migration } from '@mikro-orm/migrations';

/** Runs that wait for others, the calls of each run, and the pages of leagues that were read. */
export class SyncQueueColumns extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column may_wait boolean not null default false');
    this.addSql('alter table sync_run add column calls integer not null default 0');
    this.addSql('alter table sync_run add column calls_left integer');
    this.addSql('alter table sync_run add column calls_before_hold integer not null default 0');
    this.addSql('drop index sync_run_in_progress');
    this.addSql(
      `create unique index sync_run_in_progress on sync_run (status) where status = 'in_progress' and may_wait = false`,
    );
    this.addSql(`create table league_season (
      source text not null, league_id integer not null, season integer not null,
      pages_read integer not null, pages integer not null, read_at timestamptz not null,
      players jsonb not null, teams jsonb not null, primary key (source, league_id, season))`);
  }

  override down(): void {
    this.addSql('drop table league_season');
    this.addSql('drop index sync_run_in_progress');
    this.addSql("update sync_run set status = 'failed', ended_at = now() where status = 'in_progress' and may_wait");
    this.addSql("create unique index sync_run_in_progress on sync_run (status) where status = 'in_progress'");
    for (const column of ['may_wait', 'calls', 'calls_left', 'calls_before_hold'])
      this.addSql(`alter table sync_run drop column ${column}`);
  }
}
