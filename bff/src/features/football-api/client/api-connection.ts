import { once } from 'node:events';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { FootballSource } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { CONFIG, type Config, type FootballApiConfig } from '../../../platform/config/config.ts';
import { isLocalhost } from '../../../platform/config/public-hosts.ts';
import { Log } from '../../../platform/http/log.ts';
import { ApiError } from '../wire/api-error.ts';

const RAPID_API = '.p.rapidapi.com';

export interface ApiRequest {
  /** Begins with a slash, such as `/players`. */
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
}

interface ApiAccess {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The service rejects calls with any other header. */
  headers: Readonly<Record<string, string>>;
  /** Used to remove the key from the service's own texts. */
  key: string;
}

/** Returns the access for the API, or for the RapidAPI mirror if the URL is one of its hosts. */
export function createApiAccess(url: string, key: string): ApiAccess {
  const { origin, host, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  if (!host.endsWith(RAPID_API)) return { baseUrl: origin + path, headers: { 'x-apisports-key': key }, key };
  // The mirror's path contains the API version, which operators often omit.
  return { baseUrl: origin + (path || '/v3'), headers: { 'x-rapidapi-key': key, 'x-rapidapi-host': host }, key };
}

/** Returns the sandbox for a configuration without a key or with a loopback URL. */
export function footballSourceOf({ url, key }: FootballApiConfig): FootballSource {
  return key === undefined || isLocalhost(new URL(url).hostname) ? 'sandbox' : 'api-football';
}

/** Without a key, starts a sandbox in this process at the first call and closes it at the shutdown. */
@Injectable()
export class ApiConnection implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The service may take 15 seconds to respond. */
  protected readonly timeoutMs: number = 30_000;
  private sandbox: Promise<RunningSandbox> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'footballApi'>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** @throws ApiError without a readable response; the signal's reason if it aborts */
  async get({ path, parameters = {} }: ApiRequest, signal: AbortSignal): Promise<HttpResponse> {
    const { baseUrl, headers, key } = await this.access();
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    const response = await httpGet(url, { headers, signal, timeoutMs: this.timeoutMs });
    // Refusals are shown with the service's own text, which may quote the key.
    return { ...response, body: response.body.replaceAll(key, '[hidden]') };
  }

  onApplicationBootstrap(): void {
    const { footballApi } = this.config;
    const source = footballSourceOf(footballApi);
    if (footballApi.key === undefined)
      this.log.info(
        { source },
        'API_FOOTBALL_KEY is not set: syncs use the built-in sandbox instead of the real data service.',
      );
    else this.log.info({ source, host: new URL(footballApi.url).host }, 'Syncs use the data service.');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.sandbox)?.close();
  }

  private async access(): Promise<ApiAccess> {
    const { url, key } = this.config.footballApi;
    if (key !== undefined) return createApiAccess(url, key);
    this.sandbox ??= startSandbox({ now: () => this.clock.now() }).catch((error: unknown) => {
      // The next call tries again.
      this.sandbox = undefined;
      throw error;
    });
    return createApiAccess((await this.sandbox).url, SANDBOX_KEY);
  }
}

/** Larger than any real response. The limit applies after decompression, as a protection against decompression bombs. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Error codes of a connection that could not be established. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

interface HttpResponse {
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
    if (timeout.aborted) throw new ApiError('timedOut');
    if (error instanceof BodyTooLarge) throw new ApiError('invalidResponse', error.message);
    const { code } = error as NodeJS.ErrnoException;
    // Error codes of zlib and the HTTP parser: the body does not match the headers.
    if (code?.startsWith('Z_') || code?.startsWith('ERR_')) throw new ApiError('invalidResponse', `(${code})`);
    throw new ApiError('unreachable', code && `(${code})`, { isUnsent: NOT_CONNECTED.includes(code ?? '') });
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
