import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../environment/clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClientAddresses } from './client-address.ts';
import { HEALTH_CHECKS, rejection } from './request-checks.ts';
import { RateLimited } from './request-errors.ts';
import { hasNoPages, pathOf } from './request-path.ts';
import { WindowCounts } from './window-counts.ts';

/** Each bucket is counted separately. */
export type RateLimitBucket = 'page' | 'deal' | 'read' | 'search' | 'picture' | 'play' | 'report' | 'compute';

export const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = {
  page: 120,
  deal: 75,
  read: 360,
  search: 60,
  picture: 120,
  play: 120,
  report: 30,
  compute: 30,
};

/** An address may use as much as this many visitors: a class of 30 pupils, who are not all as fast as the limit. */
export const VISITORS_PER_ADDRESS = 20;

/** A connection carries one request at a time, so clients that ignore `Retry-After` cannot keep the server busy with rejecting. */
const REJECTION_DELAY_MS = 100;

/** Who sent a request, for its limits. */
export interface CountedClient {
  /** Id of the ticket; undefined for a visitor who is known by address only. */
  ticket: string | undefined;
  /** An IPv4 address, or a /64 network. */
  address: string;
}

/** Counts the requests of each visitor, and of all visitors of an address. */
export class VisitorLimits {
  private readonly counts: WindowCounts;

  constructor(now?: () => number) {
    this.counts = new WindowCounts('visitors', MINUTE_MS, now);
  }

  /** Counts a request. Returns 0 if it is within the limits, otherwise the milliseconds to wait. */
  consume(bucket: RateLimitBucket, { ticket, address }: CountedClient): number {
    const limit = PER_MINUTE[bucket];
    // Previews are requested by other servers. One address must not render more of them with many tickets.
    const client = bucket === 'picture' ? address : (ticket ?? address);
    const own = this.counts.consume(`${bucket} ${client}`, limit);
    return own || this.counts.consume(`${bucket} all of ${address}`, limit * VISITORS_PER_ADDRESS);
  }
}

/** Slow operations of the console, up to half a second: CSV files, and previews of what a change does to the games. */
const COMPUTED = /^\/api\/admin\/(?:csv\/|(?:audit|feedback)\.csv|[^?]*\/effects(?:\?|$))/;

/** Changes in the console that take up to a second, because they draw coming matchdays again, or plan or run a sync. */
const COMPUTED_CHANGES =
  /^\/api\/admin\/(?:categories|sync(?:-[a-z-]+)?|import-player|players\/[^/]+\/(?:update|link))(?:[/?]|$)/;

const DEALS = /[?&]deal=|^\/api\/matchdays\//;

/** Reports of pages, which must not use up the limits of the visitor's own actions. */
const REPORTS = new Set(['/api/client-reports', '/api/csp-reports', '/api/plugin-health']);

export function isReport(path: string): boolean {
  return REPORTS.has(path);
}

/**
 * Adds a hook that rejects requests for pages, the API or share pictures if the visitor exceeds the rate limit. It counts
 * in this process only, so each replica allows the full limit.
 */
export function addRateLimits(
  fastify: FastifyInstance,
  { addresses, metrics }: { addresses: ClientAddresses; metrics: Metrics },
): void {
  const limits = new VisitorLimits();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const bucket = bucketOf(request.method, request.originalUrl);
    if (!bucket) return done();
    const waitMs = limits.consume(bucket, { ticket: request.ticket, address: addresses.visitor(request.raw) });
    if (waitMs === 0) return done();
    metrics.rateLimited.inc({ bucket });
    setTimeout(() => done(rejection(request, new RateLimited(Math.ceil(waitMs / 1000)))), REJECTION_DELAY_MS).unref();
  });
}

/** Returns the bucket in which a request is counted; undefined for files, which are served from memory. */
export function bucketOf(method: string, url: string): RateLimitBucket | undefined {
  // Rendering a picture takes 50 ms.
  if (url.startsWith('/og/')) return 'picture';
  // The versions of a package are read from the database.
  if (url.startsWith('/packages/@')) return 'read';
  if (!url.startsWith('/api/')) return hasNoPages(url) || HEALTH_CHECKS.has(pathOf(url)) ? undefined : 'page';
  if (COMPUTED.test(url)) return 'compute';
  if (method !== 'GET' && method !== 'HEAD') {
    if (COMPUTED_CHANGES.test(url)) return 'compute';
    return isReport(pathOf(url)) ? 'report' : 'play';
  }
  if (url.startsWith('/api/players/search')) return 'search';
  // The first request of a deal draws and stores it, which takes 50 ms.
  return DEALS.test(url) ? 'deal' : 'read';
}
