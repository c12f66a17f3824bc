import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { type Job, Scheduled } from '../../platform/jobs/job.ts';
import { Feedback } from './feedback.entity.ts';
import { DAY_MS } from '../../platform/environment/durations.ts';
import { QualityHistory } from '../people/people.port.ts';
import { FactReports } from './fact-reports.ts';

/** Deletes old feedback, because it may contain personal data. */
@Injectable()
@Scheduled('nightly')
export class PruneFeedbackJob implements Job {
  readonly name = 'prune-feedback';
  readonly deletesOldData = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    const before = this.clock.ago(this.config.feedbackDays * DAY_MS);
    await this.database.em().nativeDelete(Feedback, { createdAt: { $lt: before } });
  }
}

/** Records each night how many open feedback messages name people, for the chart of the data quality. */
@Injectable()
@Scheduled('nightly')
export class RecordFactReportsJob implements Job {
  readonly name = 'record-feedback-reports';

  constructor(
    private readonly reports: FactReports,
    private readonly history: QualityHistory,
  ) {}

  async run(): Promise<void> {
    const { total } = await this.reports.page(1, 1);
    await this.history.store([{ name: 'messages', count: total }]);
  }
}
