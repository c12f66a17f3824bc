import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HealthModule } from '../../platform/health/health.module.ts';
import { AlertBook } from './alert-book.ts';
import { AlertList } from './alert-list.ts';
import { AlertsController } from './alerts.controller.ts';
import { CheckAlerts } from './check-alerts.ts';
import { DatabaseWatch } from './database-watch.ts';
import { IncidentAlerts } from './incident-alerts.ts';
import { OutageReports } from './outage-reports.ts';
import { PruneAlertsJob } from './prune-alerts.job.ts';
import { WebhookQueue } from './webhook/webhook-queue.ts';
import { TestMessage } from './webhook/test-message.ts';
import { Webhook } from './webhook/webhook.ts';

@Module({
  imports: [DiscoveryModule, HealthModule],
  controllers: [AlertsController],
  providers: [
    AlertBook,
    AlertList,
    CheckAlerts,
    DatabaseWatch,
    IncidentAlerts,
    OutageReports,
    PruneAlertsJob,
    TestMessage,
    Webhook,
    WebhookQueue,
  ],
  exports: [CheckAlerts],
})
export class AlertsModule {}
