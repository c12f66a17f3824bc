alter table plugin_health drop constraint plugin_health_outcome_check;

alter table plugin_health add constraint plugin_health_outcome_check check (
  outcome in (
    'loaded', 'failed', 'error', 'begun', 'finished', 'won', 'again', 'undealt', 'hung', 'uncaught', 'LCP', 'INP', 'CLS'
  )
);

-- The counts of `plugin_health` that are about rounds, by the language of the page.
create table plugin_round (
  version_id integer not null references plugin_version,
  day date not null,
  language text not null,
  outcome text not null,
  up_to_ms integer not null,
  count integer not null,
  primary key (version_id, day, language, outcome, up_to_ms)
);

-- Counts by the screen that the page showed.
alter table plugin_failure add column screens jsonb not null default '{}';
