alter table plugin add column trust text null;

alter table plugin add constraint plugin_trust_check check (trust in ('trusted', 'sandboxed'));
