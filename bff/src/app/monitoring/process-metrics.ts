import { Injectable } from '@nestjs/common';
import { OpenStreams } from '../../platform/events/open-streams.ts';
import { Load } from '../../platform/http/load.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Registers metrics of this server's requests and of its readiness. */
@Injectable()
export class ProcessMetrics {
  constructor(metrics: Metrics, readiness: Readiness, streams: OpenStreams, load: Load) {
    metrics.addGauge(
      'http_requests_in_progress',
      'Requests whose handlers have not responded yet.',
      () => load.inProgress,
    );
    metrics.addGauge('event_streams', 'Open server-sent event streams.', () => streams.count);
    metrics.addGauge(
      'degraded',
      '1 while the site serves from memory because the database is unavailable.',
      async () => (await readiness.report()).degraded.length,
    );
  }
}
