import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AlertKind } from '@soccer-legends/contracts';
import { Log } from '../../platform/http/log.ts';
import { Detects, type IncidentSource } from '../../platform/incidents/incident-source.ts';
import { AlertBook } from './alert-book.ts';
import type { AlertRow } from './alert.entities.ts';

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
      await this.updateKind(kind, source, own).catch((error: unknown) =>
        this.log.error(
          { err: error, alert: kind },
          'Incidents could not be checked. They are checked again in a minute.',
        ),
      );
    }
  }

  private async updateKind(kind: AlertKind, source: IncidentSource, open: readonly AlertRow[]): Promise<void> {
    const incidents = await source.find(new Set(open.map(({ subject }) => subject)));
    await this.book.update(kind, open, incidents);
  }

  private sources(): { kind: AlertKind; source: IncidentSource }[] {
    return this.discovery.getProviders({ metadataKey: Detects.KEY }).map((provider) => ({
      kind: this.discovery.getMetadataByDecorator(Detects, provider)!,
      source: provider.instance as IncidentSource,
    }));
  }
}
