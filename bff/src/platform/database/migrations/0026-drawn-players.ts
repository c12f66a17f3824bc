import { Migration } from '@mikro-orm/migrations';

/** Players who are shown as drawings even if the data service has a photo. */
export class DrawnPlayers extends Migration {
  override up(): void {
    this.addSql('alter table player add column drawn boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table player drop column drawn');
  }
}
