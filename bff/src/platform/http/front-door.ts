import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { ClientAddresses } from './client-address.ts';
import { isCrossSite } from './cross-site.ts';
import type { DomainError } from './domain-error.ts';
import type { Drain } from './drain.ts';
import type { HotAnswers } from './hot-answers.ts';
import type { Load } from './load.ts';
import { withoutSecrets, type Log } from './log.ts';
import { PROBLEM_HEADERS, problemAnswer } from './problem-answer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { TimedRequest } from '../metrics/request-metrics.ts';
import type { RateLimits, RateLimitBucket } from './rate-limits.ts';
import type { CachedResponse } from './cached-response.ts';
import {
  AddressTooLong,
  CrossSiteRequest,
  InternalFault,
  InvalidRequest,
  NothingHere,
  Overloaded,
  RateLimited,
} from './request-errors.ts';
import { requestIdOf } from './request-id.ts';
import { isOrdinaryPath } from './request-path.ts';
import { securityHeaders } from './security-headers.ts';

const LONGEST_ADDRESS = 4096;
const LONG_PART = /[^/]{101}/;
const SLOW_MS = 500;
const HEALTH = new Set(['/livez', '/readyz']);
/** What pages send by themselves must not use up what their visitors may play. */
const REPORTS = new Set(['/api/client-reports', '/api/csp-reports', '/api/plugin-health']);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface FrontDoorParts {
  config: Config;
  drain: Drain;
  load: Load;
  limits: RateLimits;
  hot: HotAnswers;
  metrics: Metrics;
  log: Log;
}

/**
 * What every request passes before any framework sees it: its id, the headers of every answer, limits, refusals. The
 * hottest answers leave from here, so that they and all others have gone through the same door.
 */
export class FrontDoor {
  private readonly headers: readonly string[];
  private readonly addresses: ClientAddresses;

  constructor(private readonly parts: FrontDoorParts) {
    this.headers = securityHeaders(parts.config);
    this.addresses = new ClientAddresses(parts.config.trustProxy);
  }

  /** Answers at once, or hands the request on to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    (request as TimedRequest).startedAt = performance.now();
    const id = requestIdOf(request.headers['x-request-id']);
    const hot =
      request.method === 'GET' && this.parts.config.role !== 'worker' ? this.parts.hot.for(request) : undefined;
    const refusal = hot ? this.refusalOfBusy() : this.refusal(request);
    if (refusal) return this.refuse(response, refusal, id);

    const bucket = hot ? 'read' : bucketOf(request);
    if (!bucket) return this.passOn(request, response, next, id);
    const proceed = (seconds: number): void => {
      if (seconds > 0) this.turnAway(response, bucket, seconds, id);
      else if (hot) this.answer(request, response, hot(request), id);
      else this.passOn(request, response, next, id);
    };
    this.parts.limits
      .take(bucket, this.addresses.visitor(request))
      .then(proceed)
      .catch((fault: unknown) => {
        this.parts.log.error({ err: fault, requestId: id }, 'A request failed at the front door.');
        if (!response.headersSent) this.refuse(response, new InternalFault(), id);
      });
  }

  private refusal(request: IncomingMessage): DomainError | undefined {
    const { url = '', method = '', headers } = request;
    const path = pathOf(url);
    if (HEALTH.has(path)) return undefined;
    if (url.length > LONGEST_ADDRESS || LONG_PART.test(path)) return new AddressTooLong();
    if (!url.startsWith('/')) return new InvalidRequest(['the address does not begin with a slash']);
    if (this.parts.config.role === 'worker') return new NothingHere();
    if (isGuarded(method, path) && isCrossSite(headers, this.parts.config.publicUrl)) return new CrossSiteRequest();
    return this.refusalOfBusy();
  }

  private refusalOfBusy(): DomainError | undefined {
    return this.parts.load.overloaded ? new Overloaded() : undefined;
  }

  private passOn(request: IncomingMessage, response: ServerResponse, next: RequestListener, id: string): void {
    request.headers['x-request-id'] = id;
    this.stamp(response, id);
    if (!isOrdinaryPath(pathOf(request.url!))) return this.misplaced(request, response, next, id);
    this.watch(request, response, id);
    next(request, response);
  }

  // Behind one plain address everything strange is alike: people get the page that says so, programs a problem.
  private misplaced(request: IncomingMessage, response: ServerResponse, next: RequestListener, id: string): void {
    const forPeople = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!forPeople) return this.refuse(response, new NothingHere(), id);
    request.url = '/not-found';
    next(request, response);
  }

  private answer(request: IncomingMessage, response: ServerResponse, ready: CachedResponse, id: string): void {
    const { headers } = request;
    const form = ready.for(headers['accept-encoding'] as string | undefined);
    const closing = this.parts.drain.draining ? ['connection', 'close'] : [];
    const held = ready.isHeldBy(headers['if-none-match']);
    if (held) {
      response.writeHead(304, [...this.headers, 'etag', form.etag, 'x-request-id', id, ...closing]);
      response.end();
    } else {
      response.writeHead(ready.status, [...this.headers, ...form.headers, 'x-request-id', id, ...closing]);
      response.end(form.body);
    }
    this.parts.metrics.requests.note(request, pathOf(request.url!), held ? 304 : ready.status);
  }

  private turnAway(response: ServerResponse, bucket: RateLimitBucket, seconds: number, id: string): void {
    this.parts.metrics.rateLimited.inc({ bucket });
    this.refuse(response, new RateLimited(seconds), id);
  }

  private refuse(response: ServerResponse, error: DomainError, id: string): void {
    this.stamp(response, id);
    const body = problemAnswer(error, id);
    response.writeHead(error.httpStatus, {
      ...PROBLEM_HEADERS,
      'content-length': Buffer.byteLength(body),
      ...error.headers,
    });
    response.end(body);
    this.parts.metrics.requests.note(response.req, 'refused', error.httpStatus);
  }

  private stamp(response: ServerResponse, id: string): void {
    for (let index = 0; index < this.headers.length; index += 2) {
      response.setHeader(this.headers[index]!, this.headers[index + 1]!);
    }
    response.setHeader('x-request-id', id);
    if (this.parts.drain.draining) response.setHeader('connection', 'close');
  }

  private watch(request: TimedRequest, response: ServerResponse, requestId: string): void {
    const { method, url = '' } = request;
    response.once('finish', () => {
      const ms = Math.round(performance.now() - request.startedAt!);
      const { statusCode: status } = response;
      this.parts.metrics.requests.note(request, request.route ?? 'none', status);
      const slow = ms > SLOW_MS && response.getHeader('content-type') !== 'text/event-stream';
      if (status < 500 && !slow) return;
      this.parts.log.warn(
        { requestId, method, url: withoutSecrets(url), status, ms },
        status < 500 ? 'Slow request.' : 'Failed request.',
      );
    });
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** What no page of another site may ask for: all writing, and the administrator's reading, some of which costs. */
function isGuarded(method: string, path: string): boolean {
  return !READING.has(method) || path.startsWith('/api/admin');
}

function bucketOf({ url = '', method }: IncomingMessage): RateLimitBucket | undefined {
  if (!url.startsWith('/api/')) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return REPORTS.has(pathOf(url)) ? 'report' : 'play';
  return url.startsWith('/api/players/search') ? 'search' : 'read';
}
