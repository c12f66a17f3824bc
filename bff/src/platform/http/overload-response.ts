import type { ServerResponse } from 'node:http';
import { errorPage, isNavigation, type RequestedPage } from './error-page.ts';
import { PROBLEM_HEADERS, problemBody } from './problem-body.ts';
import { Overloaded } from './request-errors.ts';

/** One for all responses, because an error with its own stack trace takes time. */
const OVERLOADED = new Overloaded();

/**
 * Sends the 503 of an overloaded server with Node's own functions. The hooks and the exception filter would take several
 * times as long, and an overloaded server sends ten of these for each other response.
 * @param headers of every response
 */
export function sendOverloaded(
  request: RequestedPage,
  response: ServerResponse,
  { requestId, headers }: { requestId: string; headers: Readonly<Record<string, string>> },
): void {
  const content = isNavigation(request)
    ? errorPage(request, OVERLOADED)
    : { headers: PROBLEM_HEADERS, body: problemBody(OVERLOADED, requestId) };
  response
    .writeHead(OVERLOADED.httpStatus, {
      ...headers,
      'x-request-id': requestId,
      ...content.headers,
      ...OVERLOADED.headers,
      'content-length': Buffer.byteLength(content.body),
    })
    .end(content.body);
}
