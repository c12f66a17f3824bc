import { Migration } from '@mikro-orm/migrations';

/** The tables behind each topic that processes cache in memory. */
const TABLES_BY_TOPIC = {
  catalogue: ['team', 'player', 'player_spell', 'coach', 'coach_spell'],
  registry: ['plugin', 'plugin_version'],
};

/** Counts changes of cached tables and notifies listening processes. */
export class ChangeVersions extends Migration {
  override up(): void {
    this.addSql('create table change_version (topic text primary key, version integer not null)');
    // Runs for each statement, not for each row. PostgreSQL delivers the notification when the transaction commits.
    this.addSql(`create function note_change() returns trigger language plpgsql as $$
      begin
        update change_version set version = version + 1 where topic = tg_argv[0];
        perform pg_notify('changes', tg_argv[0]);
        return null;
      end $$`);
    for (const [topic, tables] of Object.entries(TABLES_BY_TOPIC)) {
      this.addSql(`insert into change_version (topic, version) values ('${topic}', 1)`);
      for (const table of tables) {
        this.addSql(`create trigger ${table}_changes after insert or update or delete on ${table}
          for each statement execute function note_change('${topic}')`);
      }
    }
  }

  override down(): void {
    for (const table of Object.values(TABLES_BY_TOPIC).flat()) this.addSql(`drop trigger ${table}_changes on ${table}`);
    this.addSql('drop function note_change');
    this.addSql('drop table change_version');
  }
}
