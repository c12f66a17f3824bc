import { Migration } from '@mikro-orm/migrations';

/** Runs that wait for a service which does not answer remember since when, so that they do not wait for ever. */
export class SyncPatience extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column resting_since timestamptz');
  }

  override down(): void {
    this.addSql('alter table sync_run drop column resting_since');
  }
}
