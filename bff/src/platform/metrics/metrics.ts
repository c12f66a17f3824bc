import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { ClientFigures } from './client-figures.ts';
import { RequestMetrics } from './request-metrics.ts';

/** Every figure that the server keeps about itself, named after the conventions of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new RequestMetrics(this.registry);
  readonly client = new ClientFigures(this.registry);
  readonly rateLimited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests that were refused for being too many.',
    labelNames: ['bucket'] as const,
    registers: [this.registry],
  });

  constructor({ version, role }: { version: string; role: string }) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'build_info',
      help: 'What runs here; the value is always 1.',
      labelNames: ['version', 'role'] as const,
      registers: [this.registry],
    }).set({ version, role }, 1);
  }

  /** Figures by label that are asked for when somebody looks; none while they cannot be told. */
  addGauges(
    { name, help, labels }: { name: string; help: string; labels: readonly string[] },
    tell: () => Promise<readonly ({ value: number } & Record<string, string | number>)[]>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const rows = await tell().catch(() => []);
        gauge.reset();
        for (const row of rows) {
          const own = Object.fromEntries(labels.map((label) => [label, String(row[label])]));
          gauge.set(own, row.value);
        }
      },
    });
  }

  /** A figure that is asked for when somebody looks, and is absent while it cannot be told. */
  addGauge(name: string, help: string, tell: () => number | undefined | Promise<number | undefined>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await Promise.resolve()
          .then(tell)
          .catch(() => undefined);
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }
}
