import type { ServerResponse } from 'node:http';
import { errorPage, isNavigation, type RequestedPage } from './error-page.ts';
import { PROBLEM_HEADERS, problemBody } from './problem-body.ts';
import { Overloaded } from './request-errors.ts';

/** One instance for all responses, because creating a stack trace takes time. */
const OVERLOADED = new Overloaded();

/**
 * Sends the 503 of an overloaded server with Node's own functions. Hooks and the exception filter would take several times
 * as long, and an overloaded server sends ten 503s for each successful response.
 *
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
