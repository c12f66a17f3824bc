alter table dev_override alter column origin drop not null;

alter table dev_override add column token_id uuid;
