import { Histogram, type Registry } from 'prom-client';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LABELS = ['method', 'route', 'status_class'] as const;

interface HandledRequest {
  method: string;
  /** The template of the route, such as `/api/players/:id`; labels with URLs would be unbounded. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts requests by method, route and status class, and measures how long they take. */
export class RequestMetrics {
  private readonly durations: Histogram<(typeof LABELS)[number]>;
  /** Series by method, route and status, because a lookup by labels would be the largest cost of a cached response. */
  private readonly series = new Map<string, { observe(seconds: number): void }>();

  constructor(registry: Registry) {
    this.durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Requests by route template and status class.',
      labelNames: LABELS,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  observe({ method, route, status, seconds }: HandledRequest): void {
    const name = `${method} ${route} ${status}`;
    let series = this.series.get(name);
    if (!series) {
      const isKnownMethod = METHODS.has(method);
      series = this.durations.labels(isKnownMethod ? method : 'other', route, `${Math.floor(status / 100)}xx`);
      if (isKnownMethod) this.series.set(name, series);
    }
    series.observe(seconds);
  }
}
