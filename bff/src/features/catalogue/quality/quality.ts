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
import { pageOf } from '../../../platform/http/page-of.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';
import { OTHER_CHECKS, OtherFindings } from './other-findings.ts';
import { QualityReport } from './quality-report.ts';

interface Reported {
  snapshot: CatalogueSnapshot;
  year: number;
  report: QualityReport;
}

@Injectable()
export class Quality {
  private reported: Reported | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
    private readonly others: OtherFindings,
  ) {}

  async counts(): Promise<QualityCount[]> {
    const others = OTHER_CHECKS.map(async (check) => ({ check, count: (await this.others.of(check)).length }));
    return [...this.report().counts(), ...(await Promise.all(others))];
  }

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

  /** Computed on the first request after a change of the catalogue, so that visitors never wait for it. */
  private report(): QualityReport {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.reported?.snapshot !== snapshot || this.reported.year !== year) {
      this.reported = { snapshot, year, report: new QualityReport(snapshot.players.values(), year) };
    }
    return this.reported.report;
  }
}

function isFactCheck(check: QualityCheck): check is FactCheck {
  return (FACT_CHECKS as readonly string[]).includes(check);
}
