import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { BoundedCache } from '../caches/bounded-cache.ts';

export const PUBLIC_CACHE = 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400';
export const ONE_HOUR = 'public, max-age=3600';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Headers of public files that the frames of sandboxed games load. Their origin is opaque, so that each of their requests is
 * one of another site.
 */
export const FOR_FRAMES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** Brotli's best quality. Compression takes seconds, so use it only for files that are served for weeks. */
export const BEST_QUALITY = 11;
const DEFAULT_QUALITY = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Seconds. A cache that keeps an uncompressed body for less time wastes little. */
const LONG_KEPT_S = 60;

/** Headers and objects of a response in memory. */
const RESPONSE_BYTES = 2048;
/** A compressed body is hardly ever larger than the original one, and there are two. */
const BODIES = 3;

const COMPRESSIBLE = /json|javascript|text|svg|xml/;
const MIN_COMPRESSED_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Each compression occupies one of the four threads that also read files. */
const oneOfTwo = pLimit(2);
/**
 * While more compressions wait, none begins for which no client waits: a later request can ask again. Otherwise responses
 * that no cache keeps would wait here, as many as strangers request on a slow machine.
 */
const MOST_IN_BACKGROUND = 16;

export interface SelectedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined for a 304. */
  body: Buffer | undefined;
}

export interface CachedResponseContent {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Quality of Brotli, up to `BEST_QUALITY`, and level of gzip, up to 9. */
  quality?: number | undefined;
  /** Whether also the first client receives the compressed body, for which it has to wait. */
  isFirstCompressed?: boolean;
}

export type CompressedCoding = 'br' | 'gzip';

export type CompressBody = (body: Buffer, coding: CompressedCoding, quality: number) => Promise<Buffer>;

/** A response in memory whose body is JSON of a type. The type is only for the description of the API. */
export type JsonResponse<Body> = CachedResponse & { readonly of?: Body };

/** One content coding of a response, with its 304. */
interface Representation {
  etag: string | undefined;
  full: SelectedResponse;
  notModified: SelectedResponse;
}

interface Compression {
  /** Whether each client that waits has gone. */
  waiting: (() => boolean)[];
  done: Promise<void>;
}

/**
 * A response in memory, ready to send. When a client first requests a compressed representation, it is computed in the
 * background. Until then, and if compression fails, clients receive the uncompressed body. Clients wait only for responses
 * that caches keep for long, because a cache in front of the server would otherwise send the uncompressed body to all
 * visitors, and for those with `isFirstCompressed`.
 */
export class CachedResponse {
  /** The error if the body could not be compressed. */
  compressionError: unknown;
  private readonly hash: string;
  private readonly isCompressible: boolean;
  /** Whether compression saves more than it costs. */
  private readonly isLarge: boolean;
  private readonly isAwaited: boolean;
  private readonly representations: Partial<Record<ContentCoding, Representation>> & { identity: Representation };
  private readonly compressions: Partial<Record<CompressedCoding, Compression>> = {};

  constructor(
    private readonly content: CachedResponseContent,
    private readonly compressBody: CompressBody = compressWithZlib,
  ) {
    const { body, contentType, cacheControl, isFirstCompressed = false } = content;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.isCompressible = COMPRESSIBLE.test(contentType);
    this.isLarge = body.length >= MIN_COMPRESSED_BYTES;
    const maxAge = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
    this.isAwaited = isFirstCompressed || maxAge >= LONG_KEPT_S;
    this.representations = { identity: this.represent(body, 'identity') };
  }

  static json(
    value: unknown,
    cacheControl: string,
    more?: Pick<CachedResponseContent, 'isFirstCompressed' | 'headers'>,
  ): CachedResponse {
    return CachedResponse.ofJson(Buffer.from(JSON.stringify(value)), cacheControl, more);
  }

  /** @param body encoded as JSON */
  static ofJson(
    body: Buffer,
    cacheControl: string,
    more?: Pick<CachedResponseContent, 'isFirstCompressed' | 'headers' | 'quality'>,
  ): CachedResponse {
    return new CachedResponse({ body, contentType: JSON_TYPE, cacheControl, ...more });
  }

  static redirect(status: 302 | 308, location: string): CachedResponse {
    return new CachedResponse({
      body: Buffer.alloc(0),
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'no-store',
      status,
      headers: { location },
    });
  }

  /**
   * Returns the representation for the request's `Accept-Encoding`, or its 304 if `If-None-Match` names it. A client that
   * accepts no available coding receives the uncompressed body: RFC 9110 allows that instead of a 406.
   */
  select(requestHeaders: IncomingHttpHeaders): SelectedResponse {
    const { etag, full, notModified } = this.representationFor(requestHeaders['accept-encoding'] as string | undefined);
    const isConditional = etag !== undefined && requestHeaders['if-none-match'] !== undefined;
    return isConditional && fresh(requestHeaders, { etag }) ? notModified : full;
  }

  /**
   * Compresses for a client that rejects `identity`, or that prefers a compressed body and may have to wait for it.
   * Returns undefined if `select` can be called at once.
   *
   * @param hasGone whether the client no longer waits for the response
   */
  compressFor(
    { 'accept-encoding': acceptEncoding }: IncomingHttpHeaders,
    hasGone?: () => boolean,
  ): Promise<void> | undefined {
    if (!acceptEncoding) return undefined;
    const best = this.bestCoding(acceptEncoding as string);
    if (best === 'identity' || this.representations[best]) return undefined;
    const isWaiting = this.isAwaited || !acceptedCodings(acceptEncoding as string).includes('identity');
    return isWaiting ? this.compressTo(best, hasGone) : undefined;
  }

  /** Computes the compressed representations. Never rejects. */
  async compress(): Promise<void> {
    if (this.isCompressible && this.isLarge) await Promise.all([this.compressTo('br'), this.compressTo('gzip')]);
  }

  /** Bytes in memory, at most: the compressed bodies may not exist yet. */
  get size(): number {
    return RESPONSE_BYTES + this.content.body.length * (this.isCompressible ? BODIES : 1);
  }

  private bestCoding(acceptEncoding: string): ContentCoding {
    const accepted = acceptedCodings(acceptEncoding);
    const mayCompress = this.isCompressible && (this.isLarge || !accepted.includes('identity'));
    return (mayCompress ? accepted[0] : undefined) ?? 'identity';
  }

  private representationFor(acceptEncoding: string | undefined): Representation {
    const best = acceptEncoding ? this.bestCoding(acceptEncoding) : 'identity';
    const { [best]: representation = this.representations.identity } = this.representations;
    const isMissing = best !== 'identity' && !this.representations[best];
    if (isMissing && oneOfTwo.pendingCount < MOST_IN_BACKGROUND) void this.compressTo(best);
    return representation;
  }

  /** Never rejects. Is dropped if all clients that wait for it have gone before it begins. */
  private compressTo(coding: CompressedCoding, hasGone = (): boolean => false): Promise<void> {
    const compression = (this.compressions[coding] ??= this.enqueue(coding));
    compression.waiting.push(hasGone);
    return compression.done;
  }

  private enqueue(coding: CompressedCoding): Compression {
    const waiting: Compression['waiting'] = [];
    const compress = async (): Promise<void> => {
      if (waiting.every((hasGone) => hasGone())) {
        delete this.compressions[coding];
        return;
      }
      const { body, quality = DEFAULT_QUALITY } = this.content;
      this.representations[coding] = this.represent(await this.compressBody(body, coding, quality), coding);
    };
    const done = oneOfTwo(compress).catch((error: unknown) => {
      this.compressionError = error;
    });
    return { waiting, done };
  }

  private represent(body: Buffer, coding: ContentCoding): Representation {
    const { contentType, cacheControl, status = 200, headers } = this.content;
    // Each coding has its own strong tag, because a strong tag identifies one sequence of bytes.
    const etag = cacheControl === 'no-store' ? undefined : `"${this.hash}${coding === 'identity' ? '' : `-${coding}`}"`;
    const { 'content-language': language, ...otherHeaders } = headers ?? {};
    const headersOfBoth = {
      'cache-control': cacheControl,
      ...(etag ? { etag } : {}),
      ...(this.isCompressible ? { vary: 'Accept-Encoding' } : {}),
      ...otherHeaders,
    };
    return {
      etag: status === 200 ? etag : undefined,
      full: {
        status,
        headers: {
          'content-type': contentType,
          'content-length': String(body.length),
          ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
          ...(language === undefined ? {} : { 'content-language': language }),
          ...headersOfBoth,
        },
        body,
      },
      // RFC 9110, section 15.4.5: a 304 keeps the headers for caches and omits those about the body.
      notModified: { status: 304, headers: headersOfBoth, body: undefined },
    };
  }
}

/** Compresses one response at a time, because each compression occupies a thread that also reads files. */
export async function compressInTurn(responses: Iterable<CachedResponse>): Promise<void> {
  for (const response of responses) await response.compress();
}

export function compressWithZlib(body: Buffer, coding: CompressedCoding, quality: number): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(body, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return compressBrotli(body, { params });
}

type ContentCoding = CompressedCoding | 'identity';

/** The order for codings of equal quality: smallest result first. */
const PREFERRED = ['br', 'gzip', 'identity'] as const;
const IDENTITY_ONLY: readonly ContentCoding[] = ['identity'];

/** Browsers of one version send the same header, so each distinct value is parsed once. */
const remembered = new BoundedCache<readonly ContentCoding[]>('codings', { sizeOf: () => 64 });

/** Returns the accepted codings, best first (RFC 9110, section 12.5.3). Empty if even `identity` is rejected. */
export function acceptedCodings(acceptEncoding: string | undefined): readonly ContentCoding[] {
  if (acceptEncoding === undefined) return IDENTITY_ONLY;
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const codings = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(PREFERRED, {
    preferred: PREFERRED,
  });
  remembered.set(acceptEncoding, codings);
  return codings;
}
