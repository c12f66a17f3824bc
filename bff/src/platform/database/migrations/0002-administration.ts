import { Migration } from '@mikro-orm/migrations';

/** Tables of the administration: sessions, shared rate limits, the audit log and feedback. */
export class Administration extends Migration {
  override up(): void {
    this.addSql(`create table admin_session (
      id uuid primary key, token_hash text not null unique, remembered boolean not null,
      created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null)`);
    this.addSql(`create table allowance_use (
      key text primary key, used integer not null, times_exceeded integer not null, resets_at timestamptz not null)`);
    // `json` keeps the text unchanged, which the hash of an entry covers; `jsonb` would reformat it.
    this.addSql(`create table audit_log (
      id bigint generated always as identity primary key, at timestamptz not null, actor text not null,
      action text not null, target text not null, before json, after json,
      outcome text not null check (outcome in ('done', 'refused', 'failed')), reason text, request_id text, visitor text,
      prev_hash text not null unique, hash text not null)`);
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$`);
    this.addSql(`create trigger audit_log_only_grows before update or delete or truncate on audit_log
      for each statement execute function refuse_change()`);
    this.addSql(`create table feedback (
      id integer generated always as identity primary key, game_type text not null, feedback text not null,
      user_email text, created_at timestamptz not null)`);
  }

  override down(): void {
    for (const table of ['feedback', 'audit_log', 'allowance_use', 'admin_session']) this.addSql(`drop table ${table}`);
    this.addSql('drop function refuse_change()');
  }
}
