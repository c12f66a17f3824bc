import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './allowed-methods.ts';
import { Log } from './log.ts';
import { PROBLEM_HEADERS, problemAnswer } from './problem-answer.ts';
import { InternalFault, MethodNotAllowed, NothingHere, Overloaded } from './request-errors.ts';
import { toDomainError } from './to-domain-error.ts';

/** The only place where a failure meets HTTP; whatever is not a `DomainError` answers without a word of its own. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(fault: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = this.placed(toDomainError(fault), request);
    if (error instanceof InternalFault) this.log.error({ err: fault, requestId: request.id }, 'A request failed.');
    if (error instanceof Overloaded && !request.isRejected)
      this.log.warn({ err: fault, requestId: request.id }, 'A request has to wait.');
    void reply
      .code(error.httpStatus)
      .headers({ ...PROBLEM_HEADERS, ...error.headers })
      .send(problemAnswer(error, request.id));
  }

  private placed(
    error: ReturnType<typeof toDomainError>,
    { method, url, server, isRejected }: FastifyRequest,
  ): ReturnType<typeof toDomainError> {
    if (isRejected || !(error instanceof NothingHere)) return error;
    const allowed = allowedMethods(server, url.split('?')[0]!);
    return allowed.length > 0 && !allowed.includes(method) ? new MethodNotAllowed(allowed) : error;
  }
}
