import { Migration } from '@mikro-orm/migrations';

/** Answers of the data service about players, from which careers are derived. */
export class PlayerEvidenceSchema extends Migration {
  override up(): void {
    this.addSql(`create table player_evidence (
      api_id integer not null, part text not null, digest text not null, source text not null,
      seen_at timestamptz not null, answer jsonb not null, primary key (api_id, part, digest))`);
  }

  override down(): void {
    this.addSql('drop table player_evidence');
  }
}
