import type { FastifyInstance } from 'fastify';
import type { Drain } from './drain.ts';

/** Adds a hook that sets the request id and the security headers of every response. */
export function addResponseHeaders(
  fastify: FastifyInstance,
  { security, drain }: { security: Readonly<Record<string, string>>; drain: Drain },
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id);
    if (drain.draining) reply.header('connection', 'close');
    done();
  });
}
