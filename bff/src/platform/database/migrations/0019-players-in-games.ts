import { Migration } from '@mikro-orm/migrations';

/** Whether a player plays in the games. All players of an existing database do, because they did so far. */
export class PlayersInGames extends Migration {
  override up(): void {
    this.addSql('alter table player add column in_games boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table player drop column in_games');
  }
}
