alter table plugin_health drop constraint plugin_health_outcome_check;

alter table plugin_health add constraint plugin_health_outcome_check check (
  outcome in ('loaded', 'failed', 'error', 'begun', 'finished', 'won', 'again', 'uncaught', 'LCP', 'INP', 'CLS')
);

create table plugin_failure (
  version_id integer not null references plugin_version,
  name text not null,
  at text not null,
  browser text not null,
  language text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (version_id, name, at, browser, language)
);
