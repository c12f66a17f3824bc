import { Injectable } from '@nestjs/common';
import type { Job } from '../../platform/jobs/job.ts';
import { Scheduled } from '../../platform/jobs/scheduled.ts';
import { QualityHistory } from '../catalogue/catalogue.port.ts';
import { FactReports } from './fact-reports.ts';

/** Records each night how many open letters name people, for the chart of the data quality. */
@Injectable()
@Scheduled('nightly')
export class RecordLettersJob implements Job {
  readonly name = 'record-letters';

  constructor(
    private readonly reports: FactReports,
    private readonly history: QualityHistory,
  ) {}

  async run(): Promise<void> {
    const { total } = await this.reports.page(1, 1);
    await this.history.store([{ name: 'letters', count: total }]);
  }
}
