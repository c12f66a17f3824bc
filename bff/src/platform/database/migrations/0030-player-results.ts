import { Migration } from '@mikro-orm/migrations';

/**
 * Number of times that visitors named the players of fixtures, and pictures of the data service that could not be fetched.
 */
export class PlayerResultCounts extends Migration {
  override up(): void {
    this.addSql(`create table player_result (
      game text not null, player_id integer not null, asked integer not null, named integer not null,
      primary key (game, player_id))`);
    this.addSql(`create table broken_picture (
      kind text not null check (kind in ('player', 'coach', 'team')), id integer not null, primary key (kind, id))`);
  }

  override down(): void {
    this.addSql('drop table broken_picture');
    this.addSql('drop table player_result');
  }
}
