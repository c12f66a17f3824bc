import { Migration } from '@mikro-orm/migrations';

/** Number of visitors who won or lost a fixture of a matchday, by the number of rounds won. */
export class FixtureResultCounts extends Migration {
  override up(): void {
    this.addSql(`create table fixture_result (
      matchday integer not null,
      game text not null,
      outcome text not null check (outcome in ('win', 'lose')),
      rounds_won integer not null,
      count integer not null check (count > 0),
      primary key (matchday, game, outcome, rounds_won)
    )`);
  }

  override down(): void {
    this.addSql('drop table fixture_result');
  }
}
