import { Migration } from '@mikro-orm/migrations';

/** The end of a worker's lease, which replaces the queue of wake-up jobs. `held` stays for servers of the former version. */
export class SyncLease extends Migration {
  override up(): void {
    this.addSql('alter table sync_run add column leased_until timestamptz');
  }

  override down(): void {
    this.addSql('alter table sync_run drop column leased_until');
  }
}
