import type { IncomingMessage } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** A request on its way through the server. */
export interface TimedRequest extends IncomingMessage {
  /** When it came, as `performance.now()` told it. */
  startedAt?: number;
  /** The template of the route that the framework has found for it; addresses themselves would be without number. */
  route?: string | undefined;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LABELS = ['method', 'route', 'status_class'] as const;

/** How many requests of each kind there were, and how long they took. */
export class RequestMetrics {
  private readonly durations: Histogram<(typeof LABELS)[number]>;
  /** By method, route and class: finding a series by its labels anew costs more than all else of a hot answer. */
  private readonly series = new Map<string, { observe(seconds: number): void }>();

  constructor(registry: Registry) {
    this.durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Requests by route template and class of status.',
      labelNames: LABELS,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  note({ method, startedAt }: TimedRequest, route: string, status: number): void {
    if (startedAt === undefined) return;
    const name = `${method} ${route} ${status}`;
    let series = this.series.get(name);
    if (!series) {
      series = this.durations.labels(METHODS.has(method!) ? method! : 'other', route, `${Math.floor(status / 100)}xx`);
      if (METHODS.has(method!)) this.series.set(name, series);
    }
    series.observe((performance.now() - startedAt) / 1000);
  }
}
