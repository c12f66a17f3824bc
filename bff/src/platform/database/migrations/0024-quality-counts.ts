import { Migration } from '@mikro-orm/migrations';

/** Number of players that each check of the facts found, by day in UTC. */
export class QualityCounts extends Migration {
  override up(): void {
    this.addSql(`create table quality_count (
      day date not null, name text not null, count integer not null, primary key (day, name))`);
  }

  override down(): void {
    this.addSql('drop table quality_count');
  }
}
