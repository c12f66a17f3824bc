create table league (
  id text primary key,
  key_hash text not null,
  written_at timestamptz not null,
  replaced_at timestamptz
);

create index league_written_at on league (written_at);

-- What members wrote, encrypted in their browsers.
create table league_entry (
  place integer generated always as identity primary key,
  league_id text not null references league on delete cascade,
  id text not null,
  member text not null,
  sealed text not null,
  bytes integer not null,
  written_at timestamptz not null,
  unique (league_id, id)
);

create index league_entry_place on league_entry (league_id, place);

create index league_entry_written_at on league_entry (written_at);
