import { Migration } from '@mikro-orm/migrations';

/** Start of the data service's outage during a run, so that the run does not wait forever. */
export class SyncRestingSince extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column resting_since timestamptz');
  }

  override down(): void {
    this.addSql('alter table sync_run drop column resting_since');
  }
}
