import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { recordRoutes } from './registered-routes.ts';
import { CachedRoutes } from './cached-routes.ts';
import { ClientAddresses } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Drain } from './drain.ts';
import { acceptJsonOnly } from './json-body.ts';
import { checkHeaderSize } from './header-limit.ts';
import type { Load } from './load.ts';
import type { LoadShedding } from './load-shedding.ts';
import { type Log, withoutSecrets } from './log.ts';
import { addRateLimits } from './rate-limits.ts';
import {
  addRequestChecks,
  checkAddress,
  checkHeaders,
  checkPath,
  checkRole,
  checkSite,
  checkUrl,
} from './request-checks.ts';
import { SiteAddresses } from './site-addresses.ts';
import type { UntrustedProxies } from './untrusted-proxies.ts';
import type { VisitorTickets } from './visitor-tickets.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';

export interface HttpParts {
  config: Config;
  drain: Drain;
  load: Load;
  cachedRoutes: CachedRoutes;
  connections: Connections;
  metrics: Metrics;
  log: Log;
  tickets: VisitorTickets;
  untrustedProxies: UntrustedProxies;
}

/** Call it before any route is registered. @param shedding undefined if the server never rejects requests under overload */
export function addHttpPipeline(fastify: FastifyInstance, parts: HttpParts, shedding: LoadShedding | undefined): void {
  const { config, drain, cachedRoutes, metrics, log, tickets, untrustedProxies } = parts;
  const addresses = new SiteAddresses(config);
  fastify.decorateRequest('isRejected', false);
  fastify.decorateRequest('failure', undefined);
  recordRoutes(fastify);
  addRequestLog(fastify, { metrics, log });
  addResponseHeaders(fastify, { security: securityHeaders(config), drain });
  addRequestChecks(fastify, [
    checkUrl,
    checkHeaders,
    checkHeaderSize,
    checkRole(config),
    checkAddress(addresses, config),
    checkSite(addresses),
  ]);
  untrustedProxies.addTo(fastify);
  tickets.addTo(fastify);
  if (config.rateLimits) addRateLimits(fastify, { addresses: new ClientAddresses(config.trustProxy), metrics });
  addRequestChecks(fastify, [checkPath]);
  cachedRoutes.addTo(fastify);
  shedding?.addTo(fastify);
  acceptJsonOnly(fastify);
}

/** Adds a hook that sets the request id and the security headers of every response. */
function addResponseHeaders(
  fastify: FastifyInstance,
  { security, drain }: { security: Readonly<Record<string, string>>; drain: Drain },
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id);
    if (drain.draining) reply.header('connection', 'close');
    done();
  });
}

/** Adds a hook that counts every response in the metrics, and logs those that were slow or failed. */
function addRequestLog(
  fastify: FastifyInstance,
  { metrics, log }: { metrics: { requests: RequestMetrics }; log: Log },
): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, isRejected, failure } = request;
    const { statusCode: status, elapsedTime: elapsedMs } = reply;
    const route = isRejected ? 'refused' : (request.routeOptions.url ?? 'none');
    const tookLong = metrics.requests.observe({ method, route, status, seconds: elapsedMs / 1000 });
    const isSlow = tookLong && reply.getHeader('content-type') !== 'text/event-stream';
    if (!isRejected && (status >= 500 || isSlow)) {
      const url = withoutSecrets(request.originalUrl);
      log[failure && 'err' in failure ? 'error' : 'warn'](
        { requestId: request.id, method, url, status, ms: Math.round(elapsedMs), ...failure },
        status < 500 ? 'Slow request.' : 'A request failed.',
      );
    }
    done();
  });
}

/** Browser features that no page uses. A game could otherwise ask for them in the name of the site. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'serial',
  'usb',
];
const PASSKEY_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** The permissions policy of the console's pages, the only ones that use passkeys. */
export const CONSOLE_PERMISSIONS = deniedFeatures(UNUSED_FEATURES);

function deniedFeatures(features: readonly string[]): string {
  return features.map((feature) => `${feature}=()`).join(', ');
}

/**
 * Forbids WebRTC, which no content security policy covers, and allows everything else, which the policy restricts. A script
 * could otherwise take WebRTC from the window of any other response. https://wicg.github.io/connection-allowlists; Chromium
 * supports it.
 */
const WITHOUT_WEBRTC = '(response-origin "*://*:*");webrtc=block';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Returns the security headers of every response. A page replaces the content security policy with its own. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': API_POLICY,
    'referrer-policy': 'no-referrer',
    'permissions-policy': deniedFeatures([...PASSKEY_FEATURES, ...UNUSED_FEATURES]),
    'connection-allowlist': WITHOUT_WEBRTC,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
