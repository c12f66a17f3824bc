import { Migration } from '@mikro-orm/migrations';

/** Drops the counts at the beginning of a staged rollout. Reports need tickets, so older reports no longer count. */
export class DropCandidateBaseline extends Migration {
  override up(): void {
    this.addSql('alter table plugin drop column candidate_baseline');
  }

  override down(): void {
    this.addSql('alter table plugin add column candidate_baseline jsonb');
  }
}
