import { Migration } from '@mikro-orm/migrations';

/**
 * The code of the error that ended a run. Of earlier runs, only the canceled ones get a code, because no other one is
 * compared. `error` keeps its text.
 */
export class SyncFailureCodes extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column failure text');
    this.addSql(`update sync_run set failure = 'canceled'
      where error = 'Canceled by the administrator. What was done until then is kept.'`);
  }

  override down(): void {
    this.addSql('alter table sync_run drop column failure');
  }
}
