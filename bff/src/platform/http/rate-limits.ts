import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../environment/durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { RateWindows } from '../caches/rate-windows.ts';
import type { ClientAddresses } from './client-address.ts';
import { HEALTH_CHECKS, rejection } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';
import { hasNoPages, pathOf } from './request-path.ts';

/** Each bucket is counted separately. */
type RateLimitBucket = 'page' | 'read' | 'search' | 'picture' | 'play' | 'report';

/** Uses per minute. Each document also requests two files, such as the icon, which count as pages. */
export const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = {
  page: 360,
  read: 360,
  search: 60,
  picture: 120,
  play: 120,
  report: 30,
};

/** Reports of pages, which must not use up the limits of the visitor's own actions. */
const REPORTS = new Set(['/api/client-reports', '/api/csp-reports', '/api/plugin-health']);

export function isReport(path: string): boolean {
  return REPORTS.has(path);
}

/**
 * Adds a hook that rejects requests for pages, the API or share pictures if the visitor exceeds the rate limit. It counts in this
 * process only, so each replica allows the full limit.
 */
export function addRateLimits(
  fastify: FastifyInstance,
  { addresses, metrics }: { addresses: ClientAddresses; metrics: Metrics },
): void {
  const windows = new RateWindows('visitors');
  fastify.addHook('onRequest', (request, _reply, done) => {
    const bucket = bucketOf(request.method, request.originalUrl);
    if (!bucket) return done();
    const rate = { limit: PER_MINUTE[bucket], windowMs: MINUTE_MS };
    const seconds = windows.consume(`${bucket} ${addresses.visitor(request.raw)}`, rate);
    if (seconds === 0) return done();
    metrics.rateLimited.inc({ bucket });
    done(rejection(request, new RateLimited(seconds)));
  });
}

function bucketOf(method: string, url: string): RateLimitBucket | undefined {
  // Rendering a picture takes 50 ms.
  if (url.startsWith('/og/')) return 'picture';
  if (!url.startsWith('/api/')) return hasNoPages(url) || HEALTH_CHECKS.has(pathOf(url)) ? undefined : 'page';
  if (method !== 'GET' && method !== 'HEAD') return isReport(pathOf(url)) ? 'report' : 'play';
  return url.startsWith('/api/players/search') ? 'search' : 'read';
}
