create table career_game (
  id uuid primary key,
  player_ids jsonb not null,
  answers jsonb not null,
  current_round integer not null,
  expires_at timestamptz not null
);

create index career_game_expires_at on career_game (expires_at);

create table recall_answer (
  team_id integer not null references team on delete cascade,
  player_id integer not null,
  count integer not null check (count > 0),
  primary key (team_id, player_id)
);

-- The results of deal tokens, so that every server returns the same deal, even after the catalogue has changed.
create table deal_answer (
  token text not null,
  draw text not null,
  body text not null,
  primary key (token, draw)
);

create table fixture_result (
  matchday integer not null,
  game text not null,
  outcome text not null check (outcome in ('win', 'lose')),
  rounds_won integer not null,
  count integer not null check (count > 0),
  primary key (matchday, game, outcome, rounds_won)
);

-- Number of times that visitors were asked for the players of fixtures, and named them.
create table player_result (
  game text not null,
  player_id integer not null,
  asked integer not null,
  named integer not null,
  primary key (game, player_id)
);

create table challenge (
  token text primary key,
  expires_at timestamptz not null
);

create index challenge_expires_at on challenge (expires_at);

create table transfer (
  id text primary key,
  sealed text not null,
  expires_at timestamptz not null
);

create index transfer_expires_at on transfer (expires_at);

create table feedback (
  id integer generated always as identity primary key,
  game_type text not null,
  feedback text not null,
  user_email text,
  created_at timestamptz not null,
  closed_at timestamptz,
  revision integer
);
