alter table dev_override add column token_id uuid;
