import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { recordRoutes } from './registered-routes.ts';
import { CachedRoutes } from './cached-routes.ts';
import { ClientAddresses } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Drain } from './drain.ts';
import { acceptJsonOnly } from './json-body.ts';
import type { Load } from './load.ts';
import type { LoadShedding } from './load-shedding.ts';
import type { Log } from './log.ts';
import type { RateLimits } from './rate-limits.ts';
import {
  addRequestChecks,
  checkAddress,
  checkHeaders,
  checkPath,
  checkRole,
  checkSite,
  checkUrl,
} from './request-checks.ts';
import { addRateLimits } from './request-limits.ts';
import { addRequestLog } from './request-log.ts';
import { addResponseHeaders } from './response-headers.ts';
import { securityHeaders } from './security-headers.ts';
import { SiteAddresses } from './site-addresses.ts';

export interface HttpParts {
  config: Config;
  drain: Drain;
  load: Load;
  limits: RateLimits;
  cachedRoutes: CachedRoutes;
  connections: Connections;
  metrics: Metrics;
  log: Log;
}

/** Call it before any route is registered. @param shedding undefined if the server never rejects requests under overload */
export function addHttpPipeline(fastify: FastifyInstance, parts: HttpParts, shedding: LoadShedding | undefined): void {
  const { config, drain, limits, cachedRoutes, metrics, log } = parts;
  const addresses = new SiteAddresses(config);
  fastify.decorateRequest('isRejected', false);
  recordRoutes(fastify);
  addRequestLog(fastify, { metrics, log });
  addResponseHeaders(fastify, { security: securityHeaders(config), drain });
  addRequestChecks(fastify, [
    checkUrl,
    checkHeaders,
    checkRole(config),
    checkAddress(addresses, config),
    checkSite(addresses),
  ]);
  addRateLimits(fastify, { limits, addresses: new ClientAddresses(config.trustProxy), metrics });
  addRequestChecks(fastify, [checkPath]);
  cachedRoutes.addTo(fastify);
  shedding?.addTo(fastify);
  acceptJsonOnly(fastify);
}
