import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Load, RequestPriority } from './load.ts';
import { HEALTH_CHECKS, rejection, SAFE_METHODS } from './request-checks.ts';
import { Overloaded } from './request-errors.ts';
import { pathOf } from './request-path.ts';
import { isReport } from './request-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is counted. */
    isInWork: boolean;
  }
}

/** Files come from memory, and a page without one of them does not work at all. */
const FILES = /^\/(?:assets|plugins|art|packages)\//;
/** One for all rejections, because an error with its own stack trace takes time. */
const OVERLOADED = new Overloaded();
const ADMIN = /^\/(?:api\/)?admin(?:[/-]|$)/;

/**
 * Adds hooks that reject requests while the server has too much work, the least important first. A request counts from
 * the arrival of its body until its handler has responded, so that slow clients do not take the places of others.
 */
export function addLoadShedding(
  fastify: FastifyInstance,
  { load, metrics }: { load: Load; metrics: Pick<Metrics, 'shed'> },
): void {
  fastify.decorateRequest('isInWork', false);
  fastify.addHook('preValidation', (request, _reply, done) => {
    const priority = priorityOf(request.method, pathOf(request.originalUrl));
    if (!priority) return done();
    const reject = (): void => {
      metrics.shed.inc({ priority });
      done(rejection(request, OVERLOADED));
    };
    const isCounted = load.enter(priority, (isAccepted) => {
      if (!isAccepted) return reject();
      request.isInWork = true;
      done();
    });
    if (!isCounted) reject();
  });
  const leave = (request: FastifyRequest): void => {
    if (request.isInWork) load.leave();
    request.isInWork = false;
  };
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  // A client that disconnects early gets no response.
  fastify.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}

/** Returns undefined for a request that is always accepted. */
function priorityOf(method: string, path: string): RequestPriority | undefined {
  if (HEALTH_CHECKS.has(path) || FILES.test(path)) return undefined;
  if (ADMIN.test(path)) return 'admin';
  if (!path.startsWith('/api/')) return 'page';
  // Event streams notify open pages of changes.
  if (path === '/api/events') return 'page';
  if (SAFE_METHODS.has(method)) return 'read';
  return isReport(path) ? 'report' : 'write';
}
