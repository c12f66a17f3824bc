import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { IncidentAlerts } from './incident-alerts.ts';
import { OutageReports } from './outage-reports.ts';
import { WebhookQueue } from './webhook/webhook-queue.ts';

/** Looks for incidents once a minute. A process of the role `web` only watches the database. */
@Injectable()
export class CheckAlerts {
  private checking: Promise<void> | undefined;

  constructor(
    private readonly outages: OutageReports,
    private readonly incidents: IncidentAlerts,
    private readonly queue: WebhookQueue,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  /** Joins a check in progress instead of starting another one, because a webhook may respond slowly. */
  check(): Promise<void> {
    return (this.checking ??= this.checkOnce().finally(() => (this.checking = undefined)));
  }

  private async checkOnce(): Promise<void> {
    if (!(await this.outages.check()) || this.config.role === 'web') return;
    await this.incidents.update();
    await this.queue.sendDue();
  }
}
