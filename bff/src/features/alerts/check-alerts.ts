import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Outages } from './outages.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { DiscoveryService } from '@nestjs/core';
import type { AlertKind } from '@soccer-legends/contracts';
import { Log } from '../../platform/http/log.ts';
import { Detects, type IncidentSource } from '../../platform/incidents/incident-source.ts';
import { AlertBook } from './alert-book.ts';
import { TeamWebhooks } from './team-webhooks.ts';

/** Asks every class with `@Detects()` for the current incidents of its kind. */
@Injectable()
export class IncidentAlerts {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly book: AlertBook,
    private readonly log: Log,
  ) {}

  /** Starts and ends alerts accordingly. The alerts of a source that fails stay unchanged, and the error is logged. */
  async update(): Promise<void> {
    const open = await this.book.open();
    for (const { kind, source } of this.sources()) {
      const own = open.filter((alert) => alert.kind === kind);
      try {
        await this.book.update(kind, own, await source.find(new Set(own.map(({ subject }) => subject))));
      } catch (error) {
        this.log.error(
          { err: error, alert: kind },
          'Incidents could not be checked. They are checked again in a minute.',
        );
      }
    }
  }

  private sources(): { kind: AlertKind; source: IncidentSource }[] {
    return this.discovery.getProviders({ metadataKey: Detects.KEY }).map((provider) => ({
      kind: this.discovery.getMetadataByDecorator(Detects, provider)!,
      source: provider.instance as IncidentSource,
    }));
  }
}

/** Looks for incidents once a minute. A process of the role `web` only watches the database. */
@Injectable()
export class CheckAlerts {
  private checking: Promise<void> | undefined;

  constructor(
    private readonly outages: Outages,
    private readonly incidents: IncidentAlerts,
    private readonly queue: WebhookQueue,
    private readonly teams: TeamWebhooks,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  /** Joins a check in progress instead of starting another one, because a webhook may respond slowly. */
  check(): Promise<void> {
    return (this.checking ??= this.checkOnce().finally(() => (this.checking = undefined)));
  }

  private async checkOnce(): Promise<void> {
    const isWorker = this.config.role !== 'web';
    if (!(await this.outages.check(isWorker)) || !isWorker) return;
    await this.incidents.update();
    await this.queue.sendDue();
    await this.teams.sendDue();
  }
}
