import { Migration } from '@mikro-orm/migrations';

/** Whether a player is in the games. This is true for all players of an existing database. */
export class PlayersInGames extends Migration {
  override up(): void {
    this.addSql('alter table player add column in_games boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table player drop column in_games');
  }
}
