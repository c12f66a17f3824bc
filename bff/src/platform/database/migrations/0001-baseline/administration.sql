create table admin_person (
  id uuid primary key,
  name text not null,
  name_key text not null unique,
  role text not null check (role in ('editor', 'publisher', 'owner')),
  created_at timestamptz not null,
  created_by text not null
);

create table admin_passkey (
  id text primary key,
  person_id uuid not null references admin_person on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index admin_passkey_person on admin_passkey (person_id);

create table admin_invitation (
  person_id uuid primary key references admin_person on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

create table passkey_ceremony (
  challenge text primary key,
  purpose text not null,
  expires_at timestamptz not null
);

create table admin_session (
  id uuid primary key,
  token_hash text not null unique,
  remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  person_id uuid references admin_person on delete cascade,
  browser text,
  signed_in_from text not null,
  last_used_from text not null
);

-- `json` keeps the text unchanged, which the hash of an entry covers; `jsonb` would reformat it.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target text not null,
  before json,
  after json,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  reason text,
  request_id text,
  visitor text,
  session_id text,
  prev_hash text not null unique,
  hash text not null
);

create index audit_log_actor on audit_log (actor, id);

create index audit_log_session on audit_log (session_id, id);

create index audit_log_at on audit_log (at);

-- The parser of PostgreSQL takes texts such as `facts.change` for one word, so their parts are separated first.
create function audit_words(actor text, action text, target text, reason text) returns tsvector
  language sql immutable as $$
    select to_tsvector('simple'::regconfig, translate(
      actor || ' ' || action || ' ' || target || ' ' || coalesce(reason, ''), './:-_@&+<>', '          '))
  $$;

create index audit_log_words on audit_log using gin (audit_words(actor, action, target, reason));

create trigger audit_log_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table alert (
  id uuid primary key,
  kind text not null check (kind in ('databaseUnavailable', 'backupOld', 'syncFailed', 'quotaLow', 'pluginFailing')),
  subject text not null,
  facts jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz
);

create unique index alert_open on alert (kind, subject) where ended_at is null;

create index alert_started_at on alert (started_at);

create table alert_message (
  id uuid primary key,
  alert_id uuid not null references alert on delete cascade,
  state text not null check (state in ('started', 'ended')),
  at timestamptz not null,
  attempts integer not null default 0,
  due_at timestamptz,
  error text
);

create index alert_message_alert on alert_message (alert_id);

create index alert_message_due on alert_message (due_at) where due_at is not null;
