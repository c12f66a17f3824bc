import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './registered-routes.ts';
import { reasonOf } from './log.ts';
import { cookiePage } from './cookie-page.ts';
import { errorPage, isNavigation } from './error-page.ts';
import { HeadersTooLarge } from './header-limit.ts';
import { PROBLEM_HEADERS, problemBody } from './domain-error.ts';
import { InternalError, MethodNotAllowed, NotFound, Overloaded, toDomainError } from './request-errors.ts';

/** Sends an error as JSON, or as a page for a navigation. Hides the message of every error that is not a `DomainError`; the log has it. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = this.withMethods(toDomainError(error), request);
    if (problem instanceof InternalError) request.failure = { err: error };
    if (problem instanceof Overloaded) request.failure = { reason: reasonOf(error) };
    if (isNavigation(request)) {
      const page =
        problem instanceof HeadersTooLarge ? cookiePage(request, problem.cookies) : errorPage(request, problem);
      void reply
        .code(problem.httpStatus)
        .headers({ ...page.headers, ...problem.headers })
        .send(page.body);
      return;
    }
    void reply
      .code(problem.httpStatus)
      .headers({ ...PROBLEM_HEADERS, ...problem.headers })
      .send(problemBody(problem, request.id));
  }

  /** Converts a 404 to a 405 if the path exists with other methods. */
  private withMethods(
    error: ReturnType<typeof toDomainError>,
    { method, url, server, isRejected }: FastifyRequest,
  ): ReturnType<typeof toDomainError> {
    if (isRejected || !(error instanceof NotFound)) return error;
    const allowed = allowedMethods(server, url.split('?')[0]!);
    return allowed.length > 0 && !allowed.includes(method) ? new MethodNotAllowed(allowed) : error;
  }
}
