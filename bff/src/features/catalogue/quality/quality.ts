import type { Page, QualityCheck, QualityCount, QualityFinding } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';
import { QualityReport } from './quality-report.ts';

interface Reported {
  snapshot: CatalogueSnapshot;
  year: number;
  report: QualityReport;
}

/** The lists of players whose facts are incomplete or contradict each other. */
@Injectable()
export class Quality {
  private reported: Reported | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  counts(): QualityCount[] {
    return this.report().counts();
  }

  page(check: QualityCheck, requested: number, pageSize: number): Page<QualityFinding> {
    const report = this.report();
    const total = report.count(check);
    const { page, offset } = pageOf(total, requested, pageSize);
    return { items: report.slice(check, offset, pageSize), total, page, pageSize };
  }

  /** Checked on the first request after a change of the catalogue, so that no visitor waits for it. */
  private report(): QualityReport {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.reported?.snapshot !== snapshot || this.reported.year !== year) {
      this.reported = { snapshot, year, report: new QualityReport(snapshot.players.values(), year) };
    }
    return this.reported.report;
  }
}
