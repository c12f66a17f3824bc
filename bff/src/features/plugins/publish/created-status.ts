import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

/** Sets status 201 if `created` is true in the response body, otherwise 200. */
@Injectable()
export class CreatedStatus implements NestInterceptor<{ created: boolean }> {
  intercept<Answer extends { created: boolean }>(
    context: ExecutionContext,
    next: CallHandler<Answer>,
  ): Observable<Answer> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ created }) => void reply.code(created ? 201 : 200)));
  }
}
