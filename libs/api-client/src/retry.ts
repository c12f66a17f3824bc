const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 8000;
/** In milliseconds. If the server asks for a longer delay, the call fails and the caller decides. */
const MAX_WAIT_MS = 15_000;

/** Statuses of a server, or a proxy in front of it, after which a later attempt may succeed. */
const PASSING = new Set([429, 502, 503, 504]);
/** Statuses of requests that the server rejects before it changes anything. */
const REJECTED = new Set([429, 503]);

/** Returns whether a later attempt may succeed after this status. `send` has already retried reads. */
export function isPassing(status: number | undefined): boolean {
  return status !== undefined && PASSING.has(status);
}

/**
 * The statuses after which to retry. `reads`: 429, 502, 503 and 504. `rejected`, for writes: only 429 and 503, with
 * which the server rejects a request before it changes anything.
 */
export type Retries = 'none' | 'reads' | 'rejected';

/**
 * Returns the delay before the next attempt in milliseconds; undefined if there should be none. The delay doubles with
 * each failure and is at least `Retry-After`. A random part keeps clients that failed together from retrying together.
 * @param failures number of failed attempts, at least 1
 */
export function retryDelay(
  { failures, status, retryAfterMs = 0 }: { failures: number; status: number; retryAfterMs?: number | undefined },
  retries: Retries,
  random: () => number = Math.random,
): number | undefined {
  const isRetryable = retries !== 'none' && (retries === 'reads' ? PASSING : REJECTED).has(status);
  if (!isRetryable || failures >= MAX_ATTEMPTS || retryAfterMs > MAX_WAIT_MS) return undefined;
  return backoff(failures, random) + retryAfterMs;
}

/** Returns a delay in milliseconds that doubles with each failure up to 8 s; half of it is random. */
export function backoff(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return Math.round(whole / 2 + (random() * whole) / 2);
}

/** Resolves after a delay; rejects with the signal's reason as soon as it aborts. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
