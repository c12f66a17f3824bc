import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type DomainError, PROBLEM_HEADERS, problemBody } from './domain-error.ts';
import type { Connections } from './connections.ts';
import { UrlTooLong, InvalidRequest, RequestTimeout } from './request-errors.ts';
import { requestIdOf } from './request-id.ts';

/** Node's timeouts allow five minutes for a request to arrive. Fastify's allow any time. */
export function createHttpServer(handle: RequestListener, connections: Connections): Server {
  const server = createServer(
    {
      requestTimeout: 10_000,
      headersTimeout: 8000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 8192,
    },
    (request, response) => {
      // Node still parses HTTP/0.9, which has no headers and no status line.
      if (request.httpVersionMajor === 0) request.socket.end(rawResponse(errorFor(undefined)));
      else handle(request, response);
    },
  );
  server.maxRequestsPerSocket = 1000;
  connections.watch(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawResponse(errorFor(error.code)));
  });
  return server;
}

/** Returns a whole HTTP response as text, for input that Node could not parse into a request. */
function rawResponse({ error, status }: { error: DomainError; status: number }): string {
  const body = problemBody(error, requestIdOf(undefined));
  const headers = { ...PROBLEM_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function errorFor(code: string | undefined): { error: DomainError; status: number } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { error: new RequestTimeout(), status: 408 };
  if (code === 'HPE_HEADER_OVERFLOW') return { error: new UrlTooLong(), status: 431 };
  return {
    error: new InvalidRequest(['it is not HTTP: check whether it should be sent by https://, and its headers']),
    status: 400,
  };
}
