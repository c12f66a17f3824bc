import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const PUBLIC_CACHE = 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const JSON_TYPE = 'application/json; charset=utf-8';

const COMPRESSIBLE = /json|javascript|text|svg|xml/;
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** One encoding of an answer, with its headers as names and values in turn. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: readonly string[];
}

export interface CachedResponseContent {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  status?: number;
  /** More headers, as names and values in turn. */
  headers?: readonly string[];
}

/** An answer that is nothing but bytes to send: made once, sent often, compressed when first asked for so. */
export class CachedResponse {
  readonly status: number;
  private readonly hash: string;
  private readonly identity: Representation;
  private br: Representation | undefined;
  private gz: Representation | undefined;
  private compressing: Promise<void> | undefined;

  constructor(private readonly content: CachedResponseContent) {
    this.status = content.status ?? 200;
    this.hash = createHash('sha256').update(content.body).digest('base64url').slice(0, 22);
    this.identity = this.represent(content.body, '');
  }

  static json(value: unknown, cacheControl: string): CachedResponse {
    return new CachedResponse({ body: Buffer.from(JSON.stringify(value)), contentType: JSON_TYPE, cacheControl });
  }

  /** The smallest form that the client takes and that is there already; asks for the others to be made. */
  for(acceptEncoding: string | undefined): Representation {
    if (!acceptEncoding || !this.compressible) return this.identity;
    const form = /\bbr\b/.test(acceptEncoding) ? this.br : /\bgzip\b/.test(acceptEncoding) ? this.gz : this.identity;
    if (form) return form;
    void this.compress();
    return this.identity;
  }

  /** Whether a client's copy is this answer, in whichever form. */
  isHeldBy(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || this.content.cacheControl === 'no-store') return false;
    return ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.hash}`);
  }

  /** Makes the compressed forms; brotli's best quality, 11, is for what is served for weeks. */
  compress(quality = 5): Promise<void> {
    if (!this.compressible) return Promise.resolve();
    return (this.compressing ??= this.makeCompressed(quality));
  }

  get size(): number {
    return this.content.body.length;
  }

  private get compressible(): boolean {
    return this.content.body.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(this.content.contentType);
  }

  private async makeCompressed(quality: number): Promise<void> {
    const { body } = this.content;
    const [small, smallish] = await Promise.all([
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      deflate(body),
    ]);
    this.br = this.represent(small, 'br');
    this.gz = this.represent(smallish, 'gzip');
  }

  private represent(body: Buffer, encoding: '' | 'br' | 'gzip'): Representation {
    const { contentType, cacheControl, headers = [] } = this.content;
    // Two encodings are two representations: a strong tag may not name both.
    const etag = `"${this.hash}${encoding && `-${encoding}`}"`;
    return {
      body,
      etag,
      headers: [
        ...['content-type', contentType, 'cache-control', cacheControl, 'content-length', String(body.length)],
        ...(cacheControl === 'no-store' ? [] : ['etag', etag]),
        ...(this.compressible ? ['vary', 'Accept-Encoding'] : []),
        ...(encoding ? ['content-encoding', encoding] : []),
        ...headers,
      ],
    };
  }
}
