import { parsedJson, type Problem } from '@soccer-legends/contracts';
import { retryDelay, wait, type Retries } from './retry.ts';

/** An error response. Its message is `{status}: {body}`, or the status text if the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The body if it is a problem; otherwise undefined. */
  readonly problem: Problem | undefined;
  /** The `Retry-After` header in milliseconds; undefined if it is absent or a date. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
    this.retryAfterMs = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
  }
}

/** Returns the request id of a 5xx response, found in the error or its causes; undefined for other errors. */
export function serverReferenceOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.status >= 500 ? error.problem?.requestId : undefined;
  return error instanceof Error && error.cause !== undefined ? serverReferenceOf(error.cause) : undefined;
}

function problemIn(body: string): Problem | undefined {
  const parsed = parsedJson(body);
  return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? (parsed as Problem) : undefined;
}

export interface SendOptions {
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON; a `Blob` is sent unchanged. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** The cache mode of fetch; `default` by default. */
  cache?: RequestCache;
  /** Milliseconds for one attempt; 10,000 by default. */
  timeoutMs?: number | undefined;
  /** The default is `reads` for GET and `none` for other methods. */
  retries?: Retries;
  /** How to read the body: as parsed JSON by default, or as a file. */
  as?: 'json' | 'blob';
  /** Called with every response, before its body is read. */
  onResponse?(response: Pick<Response, 'status' | 'headers'>): void;
}

/**
 * Sends a request to the site's server and returns the parsed JSON body, or a `Blob` with `as: 'blob'`; undefined for 204. Retries it while the server
 * is overloaded. Throws `ApiError` for an error status, the error of `fetch` if there is no response in time, the
 * signal's reason if it aborts, and `SyntaxError` for a body that is not JSON.
 */
export async function send<Answer>(path: string, options: SendOptions = {}): Promise<Answer> {
  const { signal, retries = (options.method ?? 'GET') === 'GET' ? 'reads' : 'none' } = options;
  for (let failures = 1; ; failures += 1) {
    try {
      return await sendOnce<Answer>(path, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, retryAfterMs } = error;
      const delay = retryDelay({ failures, status, retryAfterMs }, retries);
      if (delay === undefined) throw error;
      await wait(delay, signal);
    }
  }
}

async function sendOnce<Answer>(path: string, options: SendOptions): Promise<Answer> {
  const { method = 'GET', body, headers, signal, timeoutMs = 10_000 } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(options.cache && { cache: options.cache }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...content(body, headers),
  });
  options.onResponse?.(response);
  if (!response.ok) {
    const { status, statusText, headers } = response;
    throw new ApiError(status, statusText, await response.text(), headers.get('retry-after'));
  }
  return (response.status === 204 ? undefined : await response[options.as ?? 'json']()) as Answer;
}

function content(body: unknown, headers: SendOptions['headers']): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return headers ? { headers } : {};
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type, ...headers }, body };
  return { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
