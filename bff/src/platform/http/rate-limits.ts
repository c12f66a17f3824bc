import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClientAddresses } from './client-address.ts';
import { rejection } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';
import { pathOf } from './request-path.ts';

/** Each bucket is counted separately. */
export type RateLimitBucket = 'read' | 'search' | 'picture' | 'play' | 'report';

const MINUTE_S = 60;
const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = {
  read: 360,
  search: 60,
  picture: 120,
  play: 120,
  report: 30,
};

export abstract class RateLimits {
  /** Counts one request. Returns 0, or the seconds to wait if the limit is reached. */
  abstract take(bucket: RateLimitBucket, visitor: string): Promise<number>;
}

/** Counts in this process only, so each replica allows the full limit. */
export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_S }),
    ]),
  );

  override take(bucket: RateLimitBucket, visitor: string): Promise<number> {
    return this.limiters.get(bucket)!.consume(visitor).then(noWait, secondsToWait);
  }
}

/** For `RATE_LIMITS=off`. */
export class NoRateLimits extends RateLimits {
  override take(): Promise<number> {
    return NO_WAIT;
  }
}

const NO_WAIT = Promise.resolve(0);
const noWait = (): number => 0;

function secondsToWait(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}

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
