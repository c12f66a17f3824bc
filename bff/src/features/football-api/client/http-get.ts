import { once } from 'node:events';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { apiError } from '../wire/api-error.ts';

/** Larger than any real response. The limit applies after decompression, as a protection against decompression bombs. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Error codes of a connection that could not be established. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface HttpGet {
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Sends a GET request with exactly the given headers. `fetch` is unsuitable: it adds headers, which the service rejects, and
 * follows redirects, which would send the key to another host.
 *
 * @throws ApiError without a readable response; the signal's reason if it aborts
 */
export async function httpGet(url: URL, { headers, signal, timeoutMs }: HttpGet): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await exchange(url, headers, AbortSignal.any([signal, timeout]));
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

async function exchange(url: URL, headers: HttpGet['headers'], signal: AbortSignal): Promise<HttpResponse> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Without an agent, which would reuse connections: a call on one that the other side has just closed would fail.
  const request = send(url, { headers, signal, agent: false });
  // `once` adds no listener if the signal has already aborted, and removes its listener after the response, whose body may
  // emit later errors. An error without a listener would end the process.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
}

class BodyTooLarge extends Error {
  constructor() {
    super(`Its body is larger than ${MAX_BODY_BYTES} bytes.`);
  }
}

/** The end of the loop closes the connection, also after an error. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompress(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
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
