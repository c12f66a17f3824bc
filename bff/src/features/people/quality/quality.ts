import {
  FACT_CHECKS,
  type FactCheck,
  type Page,
  type QualityCheck,
  type QualityCount,
  type QualityFinding,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { pageOf } from '../../../platform/http/request-fields.ts';
import { PreparedIndex, type IndexKind, changedPeople } from '../catalogue/prepared-index.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { ReviewList } from '../review/review-list.ts';
import { OtherFindings } from './other-findings.ts';
import { QualityHistory } from './quality-history.ts';
import { QualityReport } from './quality-report.ts';

/** Finds players whose facts are missing or contradict each other, in the current catalogue. */
@Injectable()
export class Quality {
  private readonly reports: PreparedIndex<QualityReport>;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
    private readonly clock: Clock,
    private readonly others: OtherFindings,
    private readonly review: ReviewList,
    private readonly history: QualityHistory,
  ) {
    this.reports = new PreparedIndex(
      readModel,
      bus,
      reportsOf(() => this.thisYear()),
    );
  }

  async counts(): Promise<QualityCount[]> {
    return [...this.report().counts(), ...(await this.others.counts())];
  }

  /** Records how many entries each list of the catalogue has. */
  @Scheduled({ at: 'nightly', name: 'record-quality' })
  async record(): Promise<void> {
    await this.readModel.follow();
    const checks = (await this.counts()).map(({ check, count }) => ({ name: check, count }));
    await this.history.store([...checks, { name: 'differences', count: await this.review.toDecide() }]);
  }

  /** Returns a page of the findings of a check, best known first. */
  async page(check: QualityCheck, requested: number, pageSize: number): Promise<Page<QualityFinding>> {
    if (isFactCheck(check)) {
      const report = this.report();
      const total = report.count(check);
      const { page, offset } = pageOf(total, requested, pageSize);
      return { items: report.slice(check, offset, pageSize), total, page, pageSize };
    }
    const found = await this.others.of(check);
    const { page, offset } = pageOf(found.length, requested, pageSize);
    return { items: found.slice(offset, offset + pageSize), total: found.length, page, pageSize };
  }

  private report(): QualityReport {
    return this.reports.current.year === this.thisYear() ? this.reports.current : this.reports.rebuilt();
  }

  private thisYear(): number {
    return this.clock.now().getUTCFullYear();
  }
}

function reportsOf(thisYear: () => number): IndexKind<QualityReport> {
  return {
    build: ({ players }) => QualityReport.about(players.values(), thisYear()),
    update(report, former, { players }) {
      const changed = report.year === thisYear() ? changedPeople(former.players, players) : undefined;
      for (const { before, after } of changed ?? []) report.replace(before, after);
      return changed !== undefined;
    },
  };
}

function isFactCheck(check: QualityCheck): check is FactCheck {
  return (FACT_CHECKS as readonly string[]).includes(check);
}
