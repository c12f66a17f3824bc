import { Migration } from '@mikro-orm/migrations';

/** Seasons that visitors move to another device. Only the visitors' browsers can read them. */
export class TransferSchema extends Migration {
  override up(): void {
    this.addSql('create table transfer (id text primary key, sealed text not null, expires_at timestamptz not null)');
    this.addSql('create index transfer_expires_at on transfer (expires_at)');
  }

  override down(): void {
    this.addSql('drop table transfer');
  }
}
