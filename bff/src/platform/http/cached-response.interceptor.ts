import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { CachedResponse } from './cached-response.ts';

// Not the policy: a page that the browser has kept takes the policy of the answer that says it may keep it.
const ABOUT_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding', 'content-language']);

/** Sends a handler's `CachedResponse`: the same bytes and headers that the hot path sends. */
@Injectable()
export class CachedResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        map((value) => (value instanceof CachedResponse ? send(value, http.getRequest(), http.getResponse()) : value)),
      );
  }
}

function send(answer: CachedResponse, { headers }: FastifyRequest, reply: FastifyReply): Buffer | undefined {
  const { body, headers: own } = answer.for(headers['accept-encoding']);
  const held = answer.status === 200 && answer.isHeldBy(headers['if-none-match']);
  for (let index = 0; index < own.length; index += 2) {
    if (!held || !ABOUT_THE_BODY.has(own[index]!)) reply.header(own[index]!, own[index + 1]!);
  }
  reply.code(held ? 304 : answer.status);
  return held ? undefined : body;
}
