import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_HEADERS, problemBody } from './domain-error.ts';
import type { Connections } from './connections.ts';
import { unreadCookiePage } from './cookie-page.ts';
import type { SmallPage } from './error-page.ts';
import { MAX_PARSED_BYTES } from './header-limit.ts';
import { InvalidRequest, RequestTimeout } from './request-errors.ts';
import { requestIdOf } from './request-id.ts';

/** How long a client may keep sending after an error. Closing the connection at once would discard the response. */
const LINGER_MS = 10_000;

/** Node's timeouts allow five minutes for a request to arrive. Fastify's allow any time. */
export function createHttpServer(handle: RequestListener, connections: Connections): Server {
  const server = createServer(
    {
      requestTimeout: 10_000,
      headersTimeout: 8000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: MAX_PARSED_BYTES,
    },
    (request, response) => {
      // Node still parses HTTP/0.9, which has no headers and no status line.
      if (request.httpVersionMajor === 0) request.socket.end(rawResponse(undefined));
      else handle(withOriginForm(request), response);
    },
  );
  server.maxRequestsPerSocket = 1000;
  connections.watch(server);
  return server;
}

const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\s]+)(?:\/|(?=\?)|$)/i;

/** Servers must accept the absolute form of a target, whose host replaces the `Host` header (RFC 9112, section 3.2.2). */
function withOriginForm(request: IncomingMessage): IncomingMessage {
  const { url = '' } = request;
  const [origin, host] = ABSOLUTE_FORM.exec(url) ?? [];
  if (origin === undefined || host === undefined) return request;
  request.url = `/${url.slice(origin.length)}`;
  request.headers.host = host;
  return request;
}

/** Responds to input that Node could not parse into a request. Replaces Fastify's handler, which closes at once. */
export function respondToUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  // It has its response, and the client is still sending.
  if (!socket.writable) return;
  socket.end(rawResponse(error.code));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Returns a whole HTTP response as text, for input that Node could not parse into a request. */
function rawResponse(code: string | undefined): string {
  const { status, headers, body } = contentFor(code);
  const length = Buffer.byteLength(body);
  const lines = Object.entries({ ...headers, 'content-length': length, connection: 'close' });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

function contentFor(code: string | undefined): SmallPage & { status: number } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, ...unreadCookiePage() };
  const error =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new RequestTimeout()
      : new InvalidRequest(['it is not HTTP: check whether it should be sent by https://, and its headers']);
  return { status: error.httpStatus, headers: PROBLEM_HEADERS, body: problemBody(error, requestIdOf(undefined)) };
}
