-- Where alerts about a plugin are sent, for its team. `open_alert` is the alert whose start was delivered and whose end was not.
create table team_webhook (
  key text primary key,
  url text not null,
  secret text not null,
  open_alert uuid null,
  due_at timestamptz not null
);
