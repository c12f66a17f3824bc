import { Migration } from '@mikro-orm/migrations';

/** An index for the order of the lists in Review: best known first. */
export class ReviewOrder extends Migration {
  override up(): void {
    this.addSql('create index review_item_fame on review_item (state, kind, fame)');
  }

  override down(): void {
    this.addSql('drop index review_item_fame');
  }
}
