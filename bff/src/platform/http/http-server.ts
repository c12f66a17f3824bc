import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { DomainError } from './domain-error.ts';
import type { FrontDoor } from './front-door.ts';
import { PROBLEM_HEADERS, problemAnswer } from './problem-answer.ts';
import { AddressTooLong, InvalidRequest, RequestTimeout } from './request-errors.ts';
import { requestIdOf } from './request-id.ts';

/** Node's defaults let a request take five minutes to arrive, and a framework's let it take for ever. */
export function createHttpServer(door: FrontDoor, next: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: 10_000,
      headersTimeout: 8000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 8192,
    },
    (request, response) => {
      // The first HTTP of all knows no headers, thus no host and no refusals; Node still speaks it.
      if (request.httpVersionMajor === 0) request.socket.end(rawAnswer(errorFor(undefined)));
      else door.handle(request, response, next);
    },
  );
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = 4000;
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || fault.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawAnswer(errorFor(fault.code)));
  });
  return server;
}

/** What cannot be parsed never becomes a request, so its answer is written by hand. */
function rawAnswer({ error, status }: { error: DomainError; status: number }): string {
  const body = problemAnswer(error, requestIdOf(undefined));
  const headers = { ...PROBLEM_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function errorFor(code: string | undefined): { error: DomainError; status: number } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { error: new RequestTimeout(), status: 408 };
  if (code === 'HPE_HEADER_OVERFLOW') return { error: new AddressTooLong(), status: 431 };
  return { error: new InvalidRequest(['it is not HTTP']), status: 400 };
}
