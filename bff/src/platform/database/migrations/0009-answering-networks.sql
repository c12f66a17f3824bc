-- Number of networks from which the answers about a player came, counted once for each fixture.
alter table player_result add column networks integer not null default 0;
