import { Migration } from '@mikro-orm/migrations';

/** The results of deal tokens, so that every server returns the same deal, even after the catalogue has changed. */
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
