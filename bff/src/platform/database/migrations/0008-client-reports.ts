import { Migration } from '@mikro-orm/migrations';

const VISITS = ['loaded', 'failed', 'error'];
const PAGE_REPORTS = ['uncaught', 'LCP', 'INP', 'CLS'];

/** Allows reports of uncaught errors and web vitals, besides the outcome of visits. */
export class ClientReportOutcomes extends Migration {
  override up(): void {
    this.allow([...VISITS, ...PAGE_REPORTS]);
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
