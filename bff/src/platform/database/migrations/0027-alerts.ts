import { Migration } from '@mikro-orm/migrations';

export class AlertsSchema extends Migration {
  override up(): void {
    this.addSql(`create table alert (
      id uuid primary key,
      kind text not null
        check (kind in ('databaseUnavailable', 'backupOld', 'syncFailed', 'quotaLow', 'pluginFailing')),
      subject text not null, facts jsonb not null, started_at timestamptz not null, ended_at timestamptz)`);
    this.addSql('create unique index alert_open on alert (kind, subject) where ended_at is null');
    this.addSql('create index alert_started_at on alert (started_at)');
    this.addSql(`create table alert_message (
      id uuid primary key,
      alert_id uuid not null references alert on delete cascade,
      state text not null check (state in ('started', 'ended')),
      at timestamptz not null, attempts integer not null default 0, due_at timestamptz, error text)`);
    this.addSql('create index alert_message_alert on alert_message (alert_id)');
    this.addSql('create index alert_message_due on alert_message (due_at) where due_at is not null');
  }

  override down(): void {
    this.addSql('drop table alert_message');
    this.addSql('drop table alert');
  }
}
