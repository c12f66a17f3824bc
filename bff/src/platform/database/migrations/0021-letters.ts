import { Migration } from '@mikro-orm/migrations';

/** When an administrator closed a letter, and the correction that it led to. */
export class Letters extends Migration {
  override up(): void {
    this.addSql('alter table feedback add column closed_at timestamptz, add column revision integer');
  }

  override down(): void {
    this.addSql('alter table feedback drop column closed_at, drop column revision');
  }
}
