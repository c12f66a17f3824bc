import { Migration } from '@mikro-orm/migrations';

const TABLES = ['catalogue_revision', 'person_edit'];

/** Adds corrections and a history to clubs. */
export class ClubsWithHistory extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table ${table} drop constraint ${table}_kind_check`);
      this.addSql(
        `alter table ${table} add constraint ${table}_kind_check check (kind in ('player', 'coach', 'club'))`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`alter table ${table} drop constraint ${table}_kind_check`);
    this.addSql("delete from person_edit where kind = 'club'");
    this.addSql("alter table person_edit add constraint person_edit_kind_check check (kind in ('player', 'coach'))");
    // The history is append-only, so rows about clubs stay.
    this.addSql(`alter table catalogue_revision add constraint catalogue_revision_kind_check
      check (kind in ('player', 'coach')) not valid`);
  }
}
