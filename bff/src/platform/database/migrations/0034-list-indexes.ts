import { Migration } from '@mikro-orm/migrations';

/** Indexes for the console's largest lists: a text search in the audit log, and Review in the order that it shows. */
export class ListIndexes extends Migration {
  override up(): void {
    // The parser of PostgreSQL takes texts such as `facts.change` for one word, so their parts are separated first.
    this.addSql(`create function audit_words(actor text, action text, target text, reason text) returns tsvector
      language sql immutable as $$
        select to_tsvector('simple'::regconfig, translate(
          actor || ' ' || action || ' ' || target || ' ' || coalesce(reason, ''), './:-_@&+<>', '          '))
      $$`);
    this.addSql('create index audit_log_words on audit_log using gin (audit_words(actor, action, target, reason))');
    this.addSql('create index review_item_order on review_item (state, kind, fame desc, id)');
    this.addSql('drop index review_item_fame');
  }

  override down(): void {
    this.addSql('create index review_item_fame on review_item (state, kind, fame)');
    this.addSql('drop index review_item_order');
    this.addSql('drop index audit_log_words');
    this.addSql('drop function audit_words');
  }
}
