import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export const PUBLIC_CACHE = 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400';
export const ONE_HOUR = 'public, max-age=3600';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Brotli's best quality. Compression takes seconds, so use it only for files that are served for weeks. */
export const BEST_QUALITY = 11;
const DEFAULT_QUALITY = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Seconds. A cache that keeps an uncompressed body for less time wastes little. */
const LONG_KEPT_S = 60;

const COMPRESSIBLE = /json|javascript|text|svg|xml/;
const MIN_COMPRESSED_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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
  /** Quality of Brotli, up to `BEST_QUALITY`. */
  quality?: number | undefined;
}

export interface CompressedBodies {
  br: Buffer;
  gzip: Buffer;
}

export type CompressBody = (body: Buffer, quality: number) => Promise<CompressedBodies>;

/** A response in memory whose body is JSON of a type. The type is only for the description of the API. */
export type JsonResponse<Body> = CachedResponse & { readonly of?: Body };

/** One content coding of a response, with its 304. */
interface Representation {
  etag: string | undefined;
  full: SelectedResponse;
  notModified: SelectedResponse;
}

/**
 * A response in memory, ready to send. When a client first requests a compressed representation, it is computed in the
 * background. Until then, and if compression fails, clients receive the uncompressed body. Only responses that caches keep
 * for long wait for it: a cache in front of the server would otherwise send the uncompressed body to all visitors.
 */
export class CachedResponse {
  /** The error if the body could not be compressed. */
  compressionError: unknown;
  private readonly hash: string;
  private readonly isCompressible: boolean;
  private readonly isKeptLong: boolean;
  private readonly representations: Partial<Record<ContentCoding, Representation>> & { identity: Representation };
  private compressing: Promise<void> | undefined;

  constructor(
    private readonly content: CachedResponseContent,
    private readonly compressBody: CompressBody = compressWithZlib,
  ) {
    const { body, contentType, cacheControl } = content;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.isCompressible = body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
    this.isKeptLong = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) >= LONG_KEPT_S;
    this.representations = { identity: this.represent(body, 'identity') };
  }

  static json(value: unknown, cacheControl: string): CachedResponse {
    return new CachedResponse({ body: Buffer.from(JSON.stringify(value)), contentType: JSON_TYPE, cacheControl });
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
   * Compresses for a client that rejects `identity`, or that prefers a compressed body which caches will keep for long.
   * Returns undefined if `select` can be called at once.
   */
  compressFor({ 'accept-encoding': acceptEncoding }: IncomingHttpHeaders): Promise<void> | undefined {
    if (!acceptEncoding || !this.isCompressible || this.representations.br) return undefined;
    const accepted = acceptedCodings(acceptEncoding as string);
    const [best = 'identity'] = accepted;
    if (best === 'identity') return undefined;
    return this.isKeptLong || !accepted.includes('identity') ? this.compress() : undefined;
  }

  /** Computes the compressed representations. Never rejects. */
  compress(): Promise<void> {
    if (!this.isCompressible) return Promise.resolve();
    return (this.compressing ??= this.makeCompressed().catch((error: unknown) => {
      this.compressionError = error;
    }));
  }

  get size(): number {
    return this.content.body.length;
  }

  private representationFor(acceptEncoding: string | undefined): Representation {
    const { identity } = this.representations;
    if (!acceptEncoding || !this.isCompressible) return identity;
    const [best = 'identity'] = acceptedCodings(acceptEncoding);
    const representation = this.representations[best];
    if (representation) return representation;
    void this.compress();
    return identity;
  }

  private async makeCompressed(): Promise<void> {
    const { body, quality = DEFAULT_QUALITY } = this.content;
    const compressed = await this.compressBody(body, quality);
    this.representations.br = this.represent(compressed.br, 'br');
    this.representations.gzip = this.represent(compressed.gzip, 'gzip');
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

export async function compressWithZlib(body: Buffer, quality: number): Promise<CompressedBodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { br, gzip: gzipped };
}

type ContentCoding = 'br' | 'gzip' | 'identity';

/** The order for codings of equal quality: smallest result first. */
const PREFERRED = ['br', 'gzip', 'identity'] as const;
const IDENTITY_ONLY: readonly ContentCoding[] = ['identity'];

/** Browsers of one version send the same header, so each distinct value is parsed once. The size is that of the headers. */
const remembered = new LRUCache<string, readonly ContentCoding[]>({
  max: 200,
  maxSize: 32 * 1024,
  sizeCalculation: (_codings, header) => header.length + 1,
});

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
