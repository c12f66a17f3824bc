alter table alert drop constraint alert_kind_check;

alter table alert add constraint alert_kind_check check (
  kind in ('databaseUnavailable', 'backupOld', 'syncFailed', 'quotaLow', 'pluginFailing', 'untrustedProxy')
);
