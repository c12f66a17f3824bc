import { Histogram, type Registry } from 'prom-client';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LABELS = ['method', 'route', 'status_class'] as const;

/** A request is slow if it takes longer than this, and this many times as long as usual. Every sign-in takes long. */
const SLOW_SECONDS = 0.5;
const SLOW_RATIO = 3;
/** Weight of the latest request in the moving average. */
const LATEST = 0.1;

interface HandledRequest {
  method: string;
  /** The template of the route, such as `/api/players/:id`: labels with URLs would be unbounded. */
  route: string;
  status: number;
  seconds: number;
}

export interface RouteHistogram {
  method: string;
  route: string;
  /** Requests with a status of 500 or more. */
  failures: number;
  /** Durations in seconds. */
  buckets: CumulativeBucket[];
}

/** The labels of a series; `le` is the upper limit of a bucket. */
interface SeriesLabels {
  method: string;
  route: string;
  status_class: string;
  le?: number | '+Inf';
}

interface Series {
  durations: { observe(seconds: number): void };
  /** Moving average in seconds; undefined before the first request. */
  usual?: number;
}

/** Counts requests by method, route and status class, and measures their durations. */
export class RequestMetrics {
  /** Requests with a status of 500 or more. */
  failures = 0;
  private readonly durations: Histogram<(typeof LABELS)[number]>;
  /** Series by method, route and status, because a lookup by labels would be the largest cost of a cached response. */
  // eslint-disable-next-line no-restricted-syntax -- the routes, with known methods and statuses
  private readonly series = new Map<string, Series>();

  constructor(registry: Registry) {
    this.durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Requests by route template and status class.',
      labelNames: LABELS,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  /** Counts a request. Returns whether it was slow in comparison with earlier requests of its route and status. */
  observe({ method, route, status, seconds }: HandledRequest): boolean {
    if (status >= 500) this.failures += 1;
    const name = `${method} ${route} ${status}`;
    let series = this.series.get(name);
    if (!series) {
      const isKnownMethod = METHODS.has(method);
      const durations = this.durations.labels(isKnownMethod ? method : 'other', route, `${Math.floor(status / 100)}xx`);
      series = { durations };
      if (isKnownMethod) this.series.set(name, series);
    }
    series.durations.observe(seconds);
    const { usual = seconds } = series;
    series.usual = usual + (seconds - usual) * LATEST;
    return seconds > SLOW_SECONDS && seconds > SLOW_RATIO * usual;
  }

  async byRoute(): Promise<RouteHistogram[]> {
    const histograms = new Map<string, RouteHistogram>();
    for (const { labels, value, metricName } of (await this.durations.get()).values) {
      const { method, route, status_class: status, le } = labels as SeriesLabels;
      const name = `${method} ${route}`;
      const histogram = histograms.get(name) ?? { method, route, failures: 0, buckets: [] };
      histograms.set(name, histogram);
      if (metricName?.endsWith('_bucket')) addToBucket(histogram.buckets, le === '+Inf' ? Infinity : le!, value);
      else if (metricName?.endsWith('_count') && status === '5xx') histogram.failures += value;
    }
    return [...histograms.values()];
  }
}

function addToBucket(buckets: CumulativeBucket[], upTo: number, count: number): void {
  const bucket = buckets.find((other) => other.upTo === upTo);
  if (bucket) bucket.count += count;
  else buckets.push({ upTo, count });
}

/** A bucket of a histogram: its upper limit, and the number of values up to that limit. */
interface CumulativeBucket {
  upTo: number;
  count: number;
}

/**
 * Estimates a quantile like `histogram_quantile` of Prometheus: linearly within a bucket. Values above the last finite limit
 * count as that limit. Returns 0 without values.
 *
 * @param buckets by `upTo`, ascending
 * @param quantile from 0 to 1
 */
export function bucketQuantile(buckets: readonly CumulativeBucket[], quantile: number): number {
  const rank = quantile * (buckets.at(-1)?.count ?? 0);
  const index = buckets.findIndex(({ count }) => count >= rank && count > 0);
  if (index < 0) return 0;
  const { upTo, count } = buckets[index]!;
  const { upTo: from, count: below } = index === 0 ? { upTo: 0, count: 0 } : buckets[index - 1]!;
  return upTo === Infinity ? from : from + ((upTo - from) * (rank - below)) / (count - below);
}
