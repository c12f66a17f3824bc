import type { Problem } from '@soccer-legends/contracts';

/** An answer that was not OK. Its text is the status, a colon, and the body, or the status text where that is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own account, where the body was one. */
  readonly problem: Problem | undefined;
  /** From the `Retry-After` header in seconds; undefined where it is absent or a date. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
    this.retryAfterMs = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
  }
}

/** Returns the request id of a failure of the server, found in the error or its causes; undefined for other errors. */
export function serverReferenceOf(fault: unknown): string | undefined {
  if (fault instanceof ApiError) return fault.status >= 500 ? fault.problem?.requestId : undefined;
  return fault instanceof Error && fault.cause !== undefined ? serverReferenceOf(fault.cause) : undefined;
}

function problemIn(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? (parsed as Problem) : undefined;
  } catch {
    return undefined;
  }
}

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON; a `Blob` as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Whether an answer may come from the browser's cache; as its headers say where absent. */
  cache?: RequestCache;
  /** 10000 where absent. */
  timeoutMs?: number | undefined;
  /** Hears of the status of every answer, OK or not. */
  onStatus?(status: number): void;
}

/**
 * One request to the site's server, answered with the JSON of an OK answer, undefined where that is empty. Throws
 * `ApiError`, or what fetch throws.
 */
export async function send<Answer>(path: string, options: SendOptions = {}): Promise<Answer> {
  const { method = 'GET', body, signal, timeoutMs = 10_000 } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(options.cache && { cache: options.cache }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...content(body),
  });
  options.onStatus?.(response.status);
  if (!response.ok) {
    const { status, statusText, headers } = response;
    throw new ApiError(status, statusText, await response.text(), headers.get('retry-after'));
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

function content(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
