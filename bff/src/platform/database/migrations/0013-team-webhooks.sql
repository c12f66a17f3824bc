-- Where a team is told about alerts of its plugin. `told` is the alert that the receiver knows, which has not ended for it.
create table team_webhook (
  key text primary key,
  url text not null,
  secret text not null,
  told uuid null,
  due_at timestamptz not null
);
