import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, RawServerDefault } from 'fastify';
import { CachedResponse } from './cached-response.ts';
import type { CachedRoutes, ResponseSource } from './cached-routes.ts';

type Options = ConstructorParameters<typeof FastifyAdapter<RawServerDefault>>[0];

/**
 * Sends the `CachedResponse` that a handler returns, directly or through a `ResponseSource`. An interceptor could do the same,
 * but Nest runs interceptors as observables, which would cost every route more than the rest of Nest.
 */
export class CachedResponseAdapter extends FastifyAdapter {
  constructor(
    private readonly routes: CachedRoutes,
    options: Options,
  ) {
    super(options);
  }

  override reply(reply: FastifyReply, value: unknown, status?: number): FastifyReply {
    const { request } = reply;
    const isSource = request.routeOptions.config.cached === true;
    if (!isSource && !(value instanceof CachedResponse)) return super.reply(reply, value, status);
    const sent = isSource ? this.sendFrom(value as ResponseSource, reply) : this.send(value as CachedResponse, reply);
    // Nest awaits the result, though its type is that of a reply.
    return sent as never;
  }

  private async sendFrom(source: ResponseSource, reply: FastifyReply): Promise<void> {
    const response = await source(reply.request);
    this.routes.keep(reply.request, source);
    await this.send(response, reply);
  }

  private async send(response: CachedResponse, reply: FastifyReply): Promise<void> {
    await response.compressFor(reply.request.headers);
    void reply.send(this.routes.prepare(response, reply.request, reply));
  }
}
