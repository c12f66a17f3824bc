import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { CachedResponse } from './cached-response.ts';
import { CachedRoutes, type ResponseSource } from './cached-routes.ts';

/** Sends the `CachedResponse` that a handler returns, directly or through a `ResponseSource`. */
@Injectable()
export class CachedResponseInterceptor implements NestInterceptor {
  constructor(private readonly routes: CachedRoutes) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (value) => {
        const response = request.routeOptions.config.cached ? await this.call(value as ResponseSource, request) : value;
        if (!(response instanceof CachedResponse)) return response;
        await response.compressFor(request.headers);
        return this.routes.prepare(response, request, reply);
      }),
    );
  }

  private async call(source: ResponseSource, request: FastifyRequest): Promise<CachedResponse> {
    const response = await source(request);
    this.routes.keep(request, source);
    return response;
  }
}
