import { Injectable, Controller, Get, HttpCode, Post, Module } from '@nestjs/common';
import type { Alerts } from '@soccer-legends/contracts';
import { AlertBook } from './alert-book.ts';
import { toAlert } from './alert.entities.ts';
import { Outages, outageAlert } from './outages.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { Webhook } from './webhook.ts';
import { WebhookCertificate } from './webhook-certificate.ts';
import { WorksWithoutDatabase, MinimumRole, Polled } from '../../platform/http/route.ts';
import { type Author, Requester } from '../../platform/http/request-origin.ts';
import { DiscoveryModule } from '@nestjs/core';
import { HealthModule } from '../../platform/health/health.module.ts';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { CheckAlerts, IncidentAlerts } from './check-alerts.ts';
import { TeamWebhooks, TeamWebhooksController } from './team-webhooks.ts';

const MAX_ENDED = 50;

/** The alerts as the console shows them, also without the database. */
@Injectable()
class AlertList {
  constructor(
    private readonly book: AlertBook,
    private readonly outages: Outages,
    private readonly webhook: Webhook,
    private readonly queue: WebhookQueue,
  ) {}

  /** Returns the open alerts and the last 50 that ended; only the outage while the database is unavailable. */
  async read(): Promise<Alerts> {
    const host = this.webhook.host ?? null;
    const outage = this.outages.current;
    if (outage) return { open: [outageAlert(outage)], ended: [], webhook: { host, error: null } };
    const [open, ended] = [await this.book.open(), await this.book.ended(MAX_ENDED)];
    const error = host === null ? null : await this.queue.error();
    return { open: open.map(toAlert), ended: ended.map(toAlert), webhook: { host, error } };
  }
}

@Controller('api/admin/alerts')
@MinimumRole('editor')
class AlertsController {
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
  imports: [AdminSessionModule, DiscoveryModule, HealthModule, PluginsModule],
  controllers: [AlertsController, TeamWebhooksController],
  providers: [
    AlertBook,
    AlertList,
    CheckAlerts,
    IncidentAlerts,
    Outages,
    TeamWebhooks,
    Webhook,
    WebhookCertificate,
    WebhookQueue,
  ],
  exports: [CheckAlerts, WebhookCertificate],
})
export class AlertsModule {}
