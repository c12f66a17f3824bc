import { once } from 'node:events';
import { Agent as HttpAgent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { apiError } from '../wire/api-error.ts';

/** The service may take 15 seconds to respond. */
const TIMEOUT_MS = 30_000;
/** Larger than any real response. The limit applies after decompression, as a protection against decompression bombs. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Error codes of a connection that could not be established. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends GET requests with exactly the given headers. `fetch` is unsuitable: it adds headers, which the service rejects, and
 * follows redirects, which would send the key to another host.
 */
export class HttpTransport {
  // Without keep-alive, because a call on a connection that the other side has just closed would fail.
  private readonly http = new HttpAgent({ keepAlive: false });
  private readonly https = new HttpsAgent({ keepAlive: false });

  constructor(private readonly timeoutMs = TIMEOUT_MS) {}

  /** @throws ApiError without a readable response; the signal's reason if it aborts */
  async get(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<HttpResponse> {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    try {
      return await this.exchange(url, headers, AbortSignal.any([signal, timeout]));
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) throw apiError('timedOut');
      if (error instanceof BodyTooLarge) throw apiError('invalidResponse', error.message);
      const { code } = error as NodeJS.ErrnoException;
      // Error codes of zlib and the HTTP parser: the body does not match the headers.
      if (code?.startsWith('Z_') || code?.startsWith('ERR_')) throw apiError('invalidResponse', `(${code})`);
      throw apiError('unreachable', code ? `(${code})` : null, { isUnsent: NOT_CONNECTED.includes(code ?? '') });
    }
  }

  private async exchange(
    url: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    const isHttps = url.protocol === 'https:';
    const request = (isHttps ? requestHttps : requestHttp)(url, {
      headers,
      signal,
      agent: isHttps ? this.https : this.http,
    });
    // `once` adds no listener if the signal has already aborted, and removes its listener after the response, whose body may
    // emit later errors. An error without a listener would end the process.
    request.on('error', () => undefined);
    request.end();
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
  }
}

class BodyTooLarge extends Error {
  constructor() {
    super(`Its body is larger than ${MAX_BODY_BYTES} bytes.`);
  }
}

/** Stops reading and closes the connection at `MAX_BODY_BYTES`. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body = decompress(response);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The requests do not ask for compression, but a proxy may compress the response anyway. */
function decompress(response: IncomingMessage): Readable {
  const decompressor = decompressorFor(response.headers['content-encoding']?.trim().toLowerCase());
  // An error of either stream ends the other one, whose reader receives it.
  return decompressor ? pipeline(response, decompressor, () => undefined) : response;
}

function decompressorFor(encoding: string | undefined): Transform | undefined {
  if (encoding === 'br') return createBrotliDecompress();
  return ['gzip', 'x-gzip', 'deflate'].includes(encoding ?? '') ? createUnzip() : undefined;
}
