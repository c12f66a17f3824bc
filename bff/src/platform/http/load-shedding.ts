import type { RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { CachedRoutes } from './cached-routes.ts';
import type { ClientAddresses } from './client-address.ts';
import type { Drain } from './drain.ts';
import { errorPage, isNavigation, type RequestedPage } from './error-page.ts';
import type { Load, RequestPriority } from './load.ts';
import { requestIdOf } from './request-id.ts';
import { HEALTH_CHECKS, SAFE_METHODS } from './request-checks.ts';
import { isReport } from './rate-limits.ts';
import { pathOf } from './request-path.ts';
import { PROBLEM_HEADERS, problemBody } from './domain-error.ts';
import { Overloaded } from './request-errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the requests in progress; undefined for a request that is not among them. */
    leaveLoad: (() => void) | undefined;
  }
}

/** A rejection waits for up to `DELAY_SPREAD_MS` more, so that clients that were rejected together do not return together. */
const MIN_DELAY_MS = 100;
const DELAY_SPREAD_MS = 100;

interface LoadSheddingParts {
  load: Load;
  addresses: Pick<ClientAddresses, 'visitor'>;
  drain: Drain;
  cachedRoutes: Pick<CachedRoutes, 'has'>;
  metrics: Pick<Metrics, 'shed' | 'requests'>;
  /** The headers of every response. */
  security: Readonly<Record<string, string>>;
  /** Calls back after a number of milliseconds. */
  wait?: (callback: () => void, ms: number) => void;
}

/**
 * Rejects requests while the server is overloaded, the least important first.
 *
 * A rejection is sent after a short delay. A connection carries one request at a time, so clients that ignore `Retry-After`
 * cannot keep the server busy with rejecting.
 */
export class LoadShedding {
  /** Milliseconds that the latest rejection waited longer than `MIN_DELAY_MS`. */
  private extraDelayMs = 0;

  constructor(private readonly parts: LoadSheddingParts) {}

  /** Rejects requests before all other code, because most requests to an overloaded server are rejected. */
  guard(handle: RequestListener): RequestListener {
    const { load, cachedRoutes, metrics } = this.parts;
    return (request, response) => {
      const { method = '', url = '', headers } = request;
      const priority = priorityOf(method, url);
      if (!priority || !load.isFull(priority) || cachedRoutes.has(url)) return void handle(request, response);
      const requestId = requestIdOf(headers['x-request-id']);
      this.reject(priority, () => {
        const since = performance.now();
        this.send({ method, originalUrl: url, headers }, response, requestId);
        metrics.requests.observe({
          method,
          route: 'refused',
          status: response.statusCode,
          seconds: (performance.now() - since) / 1000,
        });
      });
    };
  }

  /**
   * Adds hooks that count requests and delay them until they may start. A request counts from the arrival of its body until
   * its handler has responded, so that slow clients do not use up the limit.
   */
  addTo(fastify: FastifyInstance): void {
    const { load, addresses } = this.parts;
    fastify.decorateRequest('leaveLoad', undefined);
    fastify.addHook('preValidation', (request, reply, done) => {
      const priority = priorityOf(request.method, request.originalUrl);
      if (!priority) return done();
      // The calls of an administrator may wait for the data service for seconds.
      const address = priority === 'admin' ? undefined : addresses.visitor(request.raw);
      const isCounted = load.enter(priority, address, (isAccepted) => {
        if (!isAccepted) return this.rejectLate(request, reply, priority);
        // The client has disconnected.
        if (!request.raw.socket.writable) return load.leave(address);
        request.leaveLoad = () => load.leave(address);
        done();
      });
      if (!isCounted) this.rejectLate(request, reply, priority);
    });
    const leave = (request: FastifyRequest): void => {
      request.leaveLoad?.();
      request.leaveLoad = undefined;
    };
    fastify.addHook('onSend', (request, _reply, _payload, done) => {
      leave(request);
      done();
    });
    // A client that disconnects early gets no response.
    fastify.addHook('onResponse', (request, _reply, done) => {
      leave(request);
      done();
    });
  }

  private rejectLate(request: FastifyRequest, reply: FastifyReply, priority: RequestPriority): void {
    request.isRejected = true;
    reply.hijack();
    this.reject(priority, () => this.send(request, reply.raw, request.id));
  }

  /** Counts a rejection and sends it after a delay, or at once during a shutdown. */
  private reject(priority: RequestPriority, send: () => void): void {
    const { drain, metrics, wait = afterTime } = this.parts;
    metrics.shed.inc({ priority });
    if (drain.draining) return send();
    this.extraDelayMs = (this.extraDelayMs + 1) % DELAY_SPREAD_MS;
    wait(send, MIN_DELAY_MS + this.extraDelayMs);
  }

  private send(request: RequestedPage, response: ServerResponse, requestId: string): void {
    const { drain, security } = this.parts;
    const headers = drain.draining ? { ...security, connection: 'close' } : security;
    sendOverloaded(request, response, { requestId, headers });
  }
}

function afterTime(callback: () => void, ms: number): void {
  setTimeout(callback, ms).unref();
}

/** Files are served from memory, and a page does not work if one is missing. Lists of package versions are not files. */
const FILES = /^\/(?:assets|plugins|art|packages)\/(?!@)/;
/** The only deal that is not a GET. A new round has the priority of other deals, so that rounds in progress come first. */
const DEAL = '/api/game/new';
/** Requests of a page during a round. */
const MOVES = new Set(['/api/game/guess', '/api/game/next-round', '/api/player-grid/recall']);
const ADMIN = /^\/(?:api\/)?admin(?:[/-]|$)/;

/** Returns the priority of a request; undefined for a request that is always accepted. */
function priorityOf(method: string, url: string): RequestPriority | undefined {
  const path = pathOf(url);
  if (HEALTH_CHECKS.has(path) || FILES.test(path)) return undefined;
  if (ADMIN.test(path)) return 'admin';
  if (!path.startsWith('/api/')) return 'page';
  // Event streams notify open pages of changes.
  if (path === '/api/events') return 'page';
  if (SAFE_METHODS.has(method) || path === DEAL) return 'read';
  if (MOVES.has(path)) return 'move';
  return isReport(path) ? 'report' : 'write';
}

/** One instance for all responses, because creating a stack trace takes time. */
const OVERLOADED = new Overloaded();

/**
 * Sends the 503 of an overloaded server with Node's own functions. Hooks and the exception filter would take several times
 * as long, and an overloaded server sends ten 503s for each successful response.
 *
 * @param headers of every response
 */
function sendOverloaded(
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
