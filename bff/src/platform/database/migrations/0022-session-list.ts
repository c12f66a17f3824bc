import { Migration } from '@mikro-orm/migrations';

/** Columns for the list of sessions, the session of each audited action, and indexes for filters of the audit log. */
export class SessionList extends Migration {
  override up(): void {
    this.addSql(`alter table admin_session add column browser text, add column signed_in_from text,
      add column last_used_from text`);
    this.addSql('alter table audit_log add column session_id text');
    this.addSql('create index audit_log_actor on audit_log (actor, id)');
    this.addSql('create index audit_log_session on audit_log (session_id, id)');
    this.addSql('create index audit_log_at on audit_log (at)');
  }

  override down(): void {
    for (const index of ['at', 'session', 'actor']) this.addSql(`drop index audit_log_${index}`);
    this.addSql('alter table audit_log drop column session_id');
    for (const column of ['browser', 'signed_in_from', 'last_used_from'])
      this.addSql(`alter table admin_session drop column ${column}`);
  }
}
