import { Migration } from '@mikro-orm/migrations';

/** The part of a run's `error` that is never translated. Earlier runs have none. */
export class SyncFailureDetail extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column failure_detail text');
  }

  override down(): void {
    this.addSql('alter table sync_run drop column failure_detail');
  }
}
