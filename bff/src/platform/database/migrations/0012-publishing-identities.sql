-- A permission to publish is a secret, or the identity of CI jobs: an issuer and a subject.
alter table publish_token alter column secret_hash drop not null;

alter table publish_token add column issuer text null;

alter table publish_token add column subject text null;

-- The CI job that published a version.
alter table plugin_version add column provenance jsonb null;
