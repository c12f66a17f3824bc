import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClientAddresses } from './client-address.ts';
import type { RateLimitBucket, RateLimits } from './rate-limits.ts';
import { rejection } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';
import { pathOf } from './request-path.ts';

/** Reports of pages, which must not use up the limits of the visitor's own actions. */
const REPORTS = new Set(['/api/client-reports', '/api/csp-reports', '/api/plugin-health']);

export function isReport(path: string): boolean {
  return REPORTS.has(path);
}

interface LimitParts {
  limits: RateLimits;
  addresses: ClientAddresses;
  metrics: Metrics;
}

/** Adds a hook that rejects requests for the API or for share pictures if the visitor exceeds the rate limit. */
export function addRateLimits(fastify: FastifyInstance, { limits, addresses, metrics }: LimitParts): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const bucket = bucketOf(request.method, request.originalUrl);
    if (!bucket) return done();
    limits.take(bucket, addresses.visitor(request.raw)).then((seconds) => {
      if (seconds === 0) return done();
      metrics.rateLimited.inc({ bucket });
      done(rejection(request, new RateLimited(seconds)));
    }, done);
  });
}

function bucketOf(method: string, url: string): RateLimitBucket | undefined {
  // Rendering a picture takes 50 ms.
  if (url.startsWith('/og/')) return 'picture';
  if (!url.startsWith('/api/')) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return isReport(pathOf(url)) ? 'report' : 'play';
  return url.startsWith('/api/players/search') ? 'search' : 'read';
}
