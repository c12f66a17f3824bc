import { Migration } from '@mikro-orm/migrations';

/** Number of times that visitors named a player for a club in the mode Recall of the Player Grid. */
export class RecallAnswersSchema extends Migration {
  override up(): void {
    this.addSql(`create table recall_answer (
      team_id integer not null references team on delete cascade,
      player_id integer not null references player on delete cascade,
      count integer not null check (count > 0), primary key (team_id, player_id))`);
    // For the deletion of players, which searches for referring rows.
    this.addSql('create index recall_answer_player_id on recall_answer (player_id)');
  }

  override down(): void {
    this.addSql('drop table recall_answer');
  }
}
