-- The schema of version 0.2.0, in one folder. Until that version is released, change these files instead of adding a migration.
-- A statement ends with a semicolon and an empty line. A table comes after those to which it refers.

create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception '% is append-only', tg_table_name; end $$;

-- Counts the changes of cached tables and notifies listening processes. A trigger calls it for each statement, not for each
-- row. PostgreSQL delivers the notification when the transaction commits.
create table change_version (
  topic text primary key,
  version integer not null
);

insert into change_version (topic, version) values ('catalogue', 1), ('registry', 1);

create function note_change() returns trigger language plpgsql as $$
  begin
    update change_version set version = version + 1 where topic = tg_argv[0];
    perform pg_notify('changes', tg_argv[0]);
    return null;
  end $$;

create table setting (
  name text primary key,
  value text not null
);

create table job_run (
  name text not null,
  tick timestamptz not null,
  status text not null check (status in ('running', 'succeeded', 'failed')),
  error text,
  ended_at timestamptz,
  primary key (name, tick)
);

create table rate_limit (
  key text primary key,
  used integer not null,
  times_exceeded integer not null,
  resets_at timestamptz not null
);
