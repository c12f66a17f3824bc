import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { CACHES } from '../caches/cache-budget.ts';
import { cacheSizes } from '../caches/bounded-cache.ts';
import { ClientMetrics } from './client-metrics.ts';
import { ConnectionMetrics } from './connection-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

/**
 * Time between two samples of the event loop lag, and therefore the lag of an idle server. The default of 10 ms would be most
 * of an idle server's CPU time.
 */
const LAG_SAMPLE_MS = 50;

/** All metrics of the server, named by the conventions of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new RequestMetrics(this.registry);
  readonly connections = new ConnectionMetrics(this.registry);
  readonly client = new ClientMetrics(this.registry);
  readonly rateLimited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests rejected by a rate limit.',
    labelNames: ['bucket'] as const,
    registers: [this.registry],
  });

  readonly shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected because the server had too much work, by priority.',
    labelNames: ['priority'] as const,
    registers: [this.registry],
  });

  constructor({ version, role }: { version: string; role: string }) {
    new Gauge({
      name: 'build_info',
      help: 'Version and role of the process; the value is always 1.',
      labelNames: ['version', 'role'] as const,
      registers: [this.registry],
    }).set({ version, role }, 1);
    this.addCacheMetrics();
  }

  /** Adds the metrics of the process, such as memory, garbage collection and event loop lag. */
  addProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_SAMPLE_MS });
  }

  private addCacheMetrics(): void {
    const labels = ['cache'];
    this.addGauges({ name: 'cache_bytes', help: 'Memory of a cache, at most.', labels }, () =>
      Promise.resolve(cacheSizes().map(({ cache, bytes }) => ({ cache, value: bytes }))),
    );
    this.addGauges({ name: 'cache_max_bytes', help: 'Bound of the memory of a cache.', labels }, () =>
      Promise.resolve(Object.entries(CACHES).map(([cache, { maxBytes }]) => ({ cache, value: maxBytes }))),
    );
    this.addGauges({ name: 'cache_entries', help: 'Entries of a cache.', labels }, () =>
      Promise.resolve(cacheSizes().map(({ cache, entries }) => ({ cache, value: entries }))),
    );
  }

  /** Adds a labeled gauge that is read on each scrape. It has no series if reading fails. */
  addGauges(
    { name, help, labels }: { name: string; help: string; labels: readonly string[] },
    read: () => Promise<readonly ({ value: number } & Record<string, string | number>)[]>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const rows = await read().catch(() => []);
        gauge.reset();
        for (const row of rows) {
          const own = Object.fromEntries(labels.map((label) => [label, String(row[label])]));
          gauge.set(own, row.value);
        }
      },
    });
  }

  addGauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await Promise.resolve()
          .then(read)
          .catch(() => undefined);
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }
}
