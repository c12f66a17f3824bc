import type { Alerts } from '@soccer-legends/contracts';
import { Controller, Get, HttpCode, Post, Module } from '@nestjs/common';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Polled } from '../../platform/http/polled.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { AlertList } from './alert-list.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { DiscoveryModule } from '@nestjs/core';
import { HealthModule } from '../../platform/health/health.module.ts';
import { AlertBook, PruneAlertsJob } from './alert-book.ts';
import { CheckAlerts, IncidentAlerts } from './check-alerts.ts';
import { Outages } from './outages.ts';
import { Webhook } from './webhook.ts';

@Controller('api/admin/alerts')
@MinimumRole('editor')
export class AlertsController {
  constructor(
    private readonly alerts: AlertList,
    private readonly queue: WebhookQueue,
  ) {}

  @Get()
  @Polled()
  @WorksWithoutDatabase()
  list(): Promise<Alerts> {
    return this.alerts.read();
  }

  @Post('test-message')
  @MinimumRole('owner')
  @HttpCode(204)
  sendTestMessage(@Requester() by: Author): Promise<void> {
    return this.queue.sendTest(by);
  }
}

@Module({
  imports: [DiscoveryModule, HealthModule],
  controllers: [AlertsController],
  providers: [AlertBook, AlertList, CheckAlerts, IncidentAlerts, Outages, PruneAlertsJob, Webhook, WebhookQueue],
  exports: [CheckAlerts],
})
export class AlertsModule {}
