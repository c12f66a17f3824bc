import { Migration } from '@mikro-orm/migrations';

/** What deal tokens have dealt, so that every server deals the same for ever, whatever happens to the catalogue. */
export class DealAnswers extends Migration {
  override up(): void {
    this.addSql(`create table deal_answer (
      token text not null,
      draw text not null,
      body text not null,
      primary key (token, draw)
    )`);
  }

  override down(): void {
    this.addSql('drop table deal_answer');
  }
}
