import { Migration } from '@mikro-orm/migrations';

const VISITS = ['loaded', 'failed', 'error'];
const TOLD_BY_PAGES = ['uncaught', 'LCP', 'INP', 'CLS'];

/** What pages tell of a version besides how visits went: errors that nobody caught, and what they measured. */
export class ClientReportFigures extends Migration {
  override up(): void {
    this.allow([...VISITS, ...TOLD_BY_PAGES]);
  }

  override down(): void {
    this.addSql(`delete from plugin_health where outcome not in (${quoted(VISITS)})`);
    this.allow(VISITS);
  }

  private allow(outcomes: readonly string[]): void {
    this.addSql(`alter table plugin_health drop constraint plugin_health_outcome_check,
      add constraint plugin_health_outcome_check check (outcome in (${quoted(outcomes)}))`);
  }
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(', ');
}
