alter table feedback add column report jsonb null;

-- Separate from the messages, because the console lists a thousand of them at once.
create table feedback_round (
  feedback_id integer primary key references feedback on delete cascade,
  round text not null
);
