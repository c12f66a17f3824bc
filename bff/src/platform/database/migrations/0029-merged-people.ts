import { Migration } from '@mikro-orm/migrations';

/** Duplicates that administrators merged into another person. */
export class MergedPeople extends Migration {
  override up(): void {
    this.addSql(`create table person_merge (
      kind text not null check (kind in ('player', 'coach')), person_id integer not null,
      into_id integer not null, api_id integer, run text not null, primary key (kind, person_id))`);
    this.addSql('create index person_merge_run on person_merge (run)');
  }

  override down(): void {
    this.addSql('drop table person_merge');
  }
}
