import { Readable } from 'node:stream';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import { BoundedCache } from '../caches/bounded-cache.ts';
import { CachedResponse, type JsonResponse } from './cached-response.ts';
import { type Log, withoutSecrets } from './log.ts';
import { Public } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    cached?: boolean;
  }
}

/** Returns the response for one request, if possible from memory. Called for every request to a cached URL. */
export type ResponseSource = (request: FastifyRequest) => CachedResponse | Promise<CachedResponse>;

/** A `ResponseSource` whose responses are JSON of a type. */
export type JsonSource<Body> = (request: FastifyRequest) => JsonResponse<Body> | Promise<JsonResponse<Body>>;

/**
 * Marks a GET handler that returns a `ResponseSource`. The source is stored by URL, and later requests for the URL use it
 * directly, without guards, pipes and interceptors. The route is therefore public, and its handler may only have `@Query()`
 * and `@Param()` parameters. The source handles all other differences between requests.
 */
export const Cached =
  (): MethodDecorator =>
  (target, name, descriptor): void => {
    const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, name) ?? {}) as object;
    if (!Object.keys(parameters).every((key) => DETERMINED_BY_URL.test(key)))
      throw new Error(
        `${target.constructor.name}.${String(name)} is cached by URL: it may take @Query() and @Param() only.`,
      );
    Public()(target, name, descriptor);
    RouteConfig({ cached: true })(target, name, descriptor);
  };

/** Nest names a parameter by its kind and its position. */
const DETERMINED_BY_URL = new RegExp(`^(?:${RouteParamtypes.QUERY}|${RouteParamtypes.PARAM}):\\d+$`);

/** A source is a function with the few parameters of its URL. */
const SOURCE_BYTES = 512;

export class CachedRoutes {
  private readonly sources = new BoundedCache<ResponseSource>('urls', { sizeOf: () => SOURCE_BYTES });

  constructor(private readonly log: Log) {}

  /** Adds a hook to every `@Cached()` route that is registered afterwards. */
  addTo(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', (route) => {
      if (!route.config?.cached) return;
      route.onRequest = (request, reply, done): void => {
        const source = this.sources.get(request.raw.url!);
        if (!source) return done();
        const response = source(request);
        if (response instanceof Promise) response.then((made) => this.send(made, request, reply), done);
        else this.send(response, request, reply);
      };
    });
  }

  /** Whether the response for a URL is in memory. */
  has(url: string): boolean {
    return this.sources.has(url);
  }

  /** Stores the source that a handler returned for the URL of a request. */
  keep({ raw: { url = '' } }: FastifyRequest, source: ResponseSource): void {
    // Secrets in URLs should not stay in memory.
    if (withoutSecrets(url) !== url) return;
    this.sources.set(url, source);
  }

  /** Sets status and headers of the reply, and returns the body to send. */
  prepare(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): Buffer | Readable | undefined {
    // A cookie is for one visitor. A shared cache would keep it, also if it came with a 304.
    const setsCookie = reply.hasHeader('set-cookie');
    const { status, headers, body } = response.select(
      setsCookie ? { ...request.headers, 'if-none-match': undefined } : request.headers,
    );
    if (response.compressionError !== undefined) this.logCompressionError(response);
    reply.code(status).headers(headers);
    if (setsCookie && headers['cache-control'] === 'no-cache') reply.header('cache-control', 'private, no-cache');
    // Fastify's HEAD routes set the length of a missing body to 0, but do not measure a stream.
    return request.method === 'HEAD' && !body ? Readable.from([]) : body;
  }

  private send(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): void {
    const send = (): void => void reply.send(this.prepare(response, request, reply));
    const compressing = response.compressFor(request.headers, () => hasGone(request));
    if (compressing) void compressing.then(send);
    else send();
  }

  private logCompressionError(response: CachedResponse): void {
    this.log.error({ err: response.compressionError }, 'A response could not be compressed and is sent uncompressed.');
    response.compressionError = undefined;
  }
}

function hasGone({ raw }: FastifyRequest): boolean {
  return !raw.socket.writable;
}

type Options = ConstructorParameters<typeof FastifyAdapter<RawServerDefault>>[0];

/**
 * Sends the `CachedResponse` that a handler returns, directly or through a `ResponseSource`. An interceptor could do the same,
 * but Nest runs interceptors as observables, which would cost every route more than the rest of Nest.
 */
export class CachedResponseAdapter extends FastifyAdapter {
  constructor(
    private readonly routes: CachedRoutes,
    options: Options,
  ) {
    super(options);
  }

  override reply(reply: FastifyReply, value: unknown, status?: number): FastifyReply {
    const { request } = reply;
    const isSource = request.routeOptions.config.cached === true;
    if (!isSource && !(value instanceof CachedResponse)) return super.reply(reply, value, status);
    const sent = isSource ? this.sendFrom(value as ResponseSource, reply) : this.send(value as CachedResponse, reply);
    // Nest awaits the result, though its type is that of a reply.
    return sent as never;
  }

  private async sendFrom(source: ResponseSource, reply: FastifyReply): Promise<void> {
    const response = await source(reply.request);
    this.routes.keep(reply.request, source);
    await this.send(response, reply);
  }

  private async send(response: CachedResponse, reply: FastifyReply): Promise<void> {
    const { request } = reply;
    await response.compressFor(request.headers, () => hasGone(request));
    void reply.send(this.routes.prepare(response, request, reply));
  }
}
