import { Migration } from '@mikro-orm/migrations';

/** Named administrators: roles, passkeys, invitations, and unfinished WebAuthn ceremonies. */
export class PeopleSchema extends Migration {
  override up(): void {
    this.addSql(`create table admin_person (
      id uuid primary key, name text not null, name_key text not null,
      role text not null check (role in ('editor', 'publisher', 'owner')),
      created_at timestamptz not null, created_by text not null,
      constraint admin_person_name_key_key unique (name_key))`);
    this.addSql(`create table admin_passkey (
      id text primary key, person_id uuid not null references admin_person on delete cascade,
      public_key text not null, counter bigint not null, transports jsonb not null,
      created_at timestamptz not null, last_used_at timestamptz)`);
    this.addSql('create index admin_passkey_person on admin_passkey (person_id)');
    this.addSql(`create table admin_invitation (
      person_id uuid primary key references admin_person on delete cascade,
      token_hash text not null, expires_at timestamptz not null,
      constraint admin_invitation_token_hash_key unique (token_hash))`);
    this.addSql(`create table passkey_ceremony (
      challenge text primary key, purpose text not null, expires_at timestamptz not null)`);
    this.addSql('alter table admin_session add column person_id uuid references admin_person on delete cascade');
  }

  override down(): void {
    this.addSql('delete from admin_session where person_id is not null');
    this.addSql('alter table admin_session drop column person_id');
    for (const table of ['passkey_ceremony', 'admin_invitation', 'admin_passkey', 'admin_person'])
      this.addSql(`drop table ${table}`);
  }
}
