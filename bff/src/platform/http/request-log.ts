import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { withoutSecrets, type Log } from './log.ts';

const SLOW_MS = 500;

/** Adds a hook that counts every response in the metrics, and logs those that were slow or failed. */
export function addRequestLog(
  fastify: FastifyInstance,
  { metrics, log }: { metrics: { requests: RequestMetrics }; log: Log },
): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, isRejected } = request;
    const { statusCode: status, elapsedTime: elapsedMs } = reply;
    const route = isRejected ? 'refused' : (request.routeOptions.url ?? 'none');
    metrics.requests.observe({ method, route, status, seconds: elapsedMs / 1000 });
    const isSlow = elapsedMs > SLOW_MS && reply.getHeader('content-type') !== 'text/event-stream';
    if (!isRejected && (status >= 500 || isSlow)) {
      log.warn(
        { requestId: request.id, method, url: withoutSecrets(request.originalUrl), status, ms: Math.round(elapsedMs) },
        status < 500 ? 'Slow request.' : 'Failed request.',
      );
    }
    done();
  });
}
