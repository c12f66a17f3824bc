import { Migration } from '@mikro-orm/migrations';

const TABLES = ['player', 'coach'];

/** Administrators may add players and coaches. */
export class PeopleByHand extends Migration {
  override up(): void {
    for (const table of TABLES) this.allow(table, "'bundled', 'api', 'hand'");
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`update ${table} set source = 'api' where source = 'hand'`);
      this.allow(table, "'bundled', 'api'");
    }
  }

  private allow(table: string, sources: string): void {
    this.addSql(`alter table ${table} drop constraint ${table}_source_check,
      add constraint ${table}_source_check check (source in (${sources}))`);
  }
}
