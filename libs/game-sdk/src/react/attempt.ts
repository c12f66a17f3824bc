import { HttpError, httpErrorIn, isTransient } from '../http-error.ts';
import type { SessionClock } from '../session.ts';

/** Longer than the 10 s timeout of a call, so that a game can explain the failure of its call first. */
const TIMEOUT_MS = 12_000;
const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
/** If the server requests a longer delay, the player decides when to retry. */
const MAX_DELAY_MS = 5000;
/** A player who has waited longer than this is asked before another attempt. */
const QUICK_FAILURE_MS = 5000;

export interface AttemptOptions {
  clock: SessionClock;
  /** Ends all attempts, including the current one. */
  signal: AbortSignal;
  /** Returns a random number from 0 to 1, so that pages that failed together do not retry together. */
  jitter(): number;
}

/**
 * Runs a task and returns its result. Repeats it after a transient failure, up to three attempts with exponential
 * backoff, and then throws the last error. Throws it at once if the attempt took longer than 5 seconds, or if the
 * server asks for a longer delay. Each attempt has a timeout of 12 seconds and its own signal, which the timeout
 * aborts.
 */
export async function attempt<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  { clock, signal, jitter }: AttemptOptions,
): Promise<Value> {
  for (let attempts = 1; ; attempts++) {
    const start = clock.now();
    try {
      return await runOnce(task, clock, signal);
    } catch (error) {
      const delay = delayAfter(error, attempts, jitter());
      const slow = clock.now() - start > QUICK_FAILURE_MS;
      if (signal.aborted || slow || attempts === MAX_ATTEMPTS || delay === undefined) throw error;
      await pause(delay, clock, signal);
    }
  }
}

/** Returns the milliseconds to wait before the next attempt; undefined if there should be none. */
function delayAfter(error: unknown, attempts: number, jitter: number): number | undefined {
  if (!isTransient(error)) return undefined;
  const backoff = FIRST_DELAY_MS * 2 ** (attempts - 1) * (0.5 + jitter / 2);
  const delay = Math.max(backoff, httpErrorIn(error)?.retryAfterMs ?? 0);
  return delay <= MAX_DELAY_MS ? delay : undefined;
}

function runOnce<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  clock: SessionClock,
  signal: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    const stop = () => end(signal.reason);
    const cancelTimeout = clock.after(TIMEOUT_MS, () =>
      end(new HttpError('unreachable', `Nothing was dealt within ${TIMEOUT_MS} ms.`)),
    );
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    // Inside a promise, so that a task that throws is handled like one that rejects.
    Promise.resolve()
      .then(() => task(controller.signal))
      .finally(() => {
        cancelTimeout();
        signal.removeEventListener('abort', stop);
      })
      .then(resolve, reject);
  });
}

function pause(ms: number, clock: SessionClock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
