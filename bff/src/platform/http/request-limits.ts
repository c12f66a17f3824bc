import type { Metrics } from '../metrics/metrics.ts';
import type { ClientAddresses } from './client-address.ts';
import type { RateLimitBucket, RateLimits } from './rate-limits.ts';
import type { RequestCheck } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';

/** Sent by pages on their own: they must not use up what a visitor may play. */
const REPORTS = new Set(['/api/client-reports', '/api/csp-reports', '/api/plugin-health']);

interface LimitParts {
  limits: RateLimits;
  addresses: ClientAddresses;
  metrics: Metrics;
}

/** Rejects a visitor's API requests beyond the rate limit of their bucket. */
export function checkRateLimit({ limits, addresses, metrics }: LimitParts): RequestCheck {
  return ({ method, originalUrl, raw }, path) => {
    const bucket = bucketOf(method, originalUrl, path);
    if (!bucket) return undefined;
    const seconds = limits.take(bucket, addresses.visitor(raw));
    if (seconds === 0) return undefined;
    metrics.rateLimited.inc({ bucket });
    return new RateLimited(seconds);
  };
}

function bucketOf(method: string, url: string, path: string): RateLimitBucket | undefined {
  if (!url.startsWith('/api/')) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return REPORTS.has(path) ? 'report' : 'play';
  return url.startsWith('/api/players/search') ? 'search' : 'read';
}
