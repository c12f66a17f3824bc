import { Migration } from '@mikro-orm/migrations';

/** What every process keeps in memory, and the tables that it is made of. */
const WATCHED = {
  catalogue: ['team', 'player', 'player_spell', 'coach', 'coach_spell'],
  registry: ['plugin', 'plugin_version'],
};

/** Counts the changes of what processes keep in memory, and tells those that listen. */
export class ChangeVersions extends Migration {
  override up(): void {
    this.addSql('create table change_version (topic text primary key, version integer not null)');
    // One statement of a writer is one step, however many rows it touches; the news leaves with the commit.
    this.addSql(`create function note_change() returns trigger language plpgsql as $$
      begin
        update change_version set version = version + 1 where topic = tg_argv[0];
        perform pg_notify('changes', tg_argv[0]);
        return null;
      end $$`);
    for (const [topic, tables] of Object.entries(WATCHED)) {
      this.addSql(`insert into change_version (topic, version) values ('${topic}', 1)`);
      for (const table of tables) {
        this.addSql(`create trigger ${table}_changes after insert or update or delete on ${table}
          for each statement execute function note_change('${topic}')`);
      }
    }
  }

  override down(): void {
    for (const table of Object.values(WATCHED).flat()) this.addSql(`drop trigger ${table}_changes on ${table}`);
    this.addSql('drop function note_change');
    this.addSql('drop table change_version');
  }
}
