import { Migration } from '@mikro-orm/migrations';

/** Adds the tokens with which two friends get the same round. They expire. */
export class Challenges extends Migration {
  override up(): void {
    this.addSql('create table challenge (token text primary key, expires_at timestamptz not null)');
    this.addSql('create index challenge_expires_at on challenge (expires_at)');
  }

  override down(): void {
    this.addSql("delete from deal_answer where token >= 'c' and token < 'd'");
    this.addSql('drop table challenge');
  }
}
