import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClientAddresses } from './client-address.ts';
import { rejection } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';
import { pathOf } from './request-path.ts';

/** Each bucket is counted separately. */
type RateLimitBucket = 'read' | 'search' | 'picture' | 'play' | 'report';

const MINUTE_S = 60;
const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = {
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
 * Adds a hook that rejects requests for the API or for share pictures if the visitor exceeds the rate limit. It counts in this
 * process only, so each replica allows the full limit.
 */
export function addRateLimits(
  fastify: FastifyInstance,
  { addresses, metrics }: { addresses: ClientAddresses; metrics: Metrics },
): void {
  const limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_S }),
    ]),
  );
  fastify.addHook('onRequest', (request, _reply, done) => {
    const bucket = bucketOf(request.method, request.originalUrl);
    if (!bucket) return done();
    const refuse = (refusal: unknown): void => {
      if (!(refusal instanceof RateLimiterRes)) return done(refusal as Error);
      metrics.rateLimited.inc({ bucket });
      done(rejection(request, new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))));
    };
    limiters
      .get(bucket)!
      .consume(addresses.visitor(request.raw))
      .then(() => done(), refuse);
  });
}

function bucketOf(method: string, url: string): RateLimitBucket | undefined {
  // Rendering a picture takes 50 ms.
  if (url.startsWith('/og/')) return 'picture';
  if (!url.startsWith('/api/')) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return isReport(pathOf(url)) ? 'report' : 'play';
  return url.startsWith('/api/players/search') ? 'search' : 'read';
}
