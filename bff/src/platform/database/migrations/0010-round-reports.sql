alter table feedback add column report jsonb null;

-- Apart from the messages, which the console lists by the thousand.
create table feedback_round (
  feedback_id integer primary key references feedback on delete cascade,
  round text not null
);
