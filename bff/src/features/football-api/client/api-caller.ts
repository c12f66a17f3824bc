import pLimit from 'p-limit';
import { defer, lastValueFrom, retry } from 'rxjs';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Clock } from '../../../platform/environment/clock.ts';
import { apiError, ApiError } from '../wire/api-error.ts';
import {
  limitsFromHeaders,
  limitsFromStatus,
  parseEnvelope,
  retryAfterMs,
  type EnvelopeContents,
} from '../wire/envelope.ts';
import type { ApiAccess } from './api-connection.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { HttpTransport } from './http-transport.ts';
import type { QuotaLedger, Reservation } from './quota-ledger.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

const MAX_RETRIES = 4;
const FIRST_BACKOFF_MS = 1000;
/** Longest delay of an urgent call. A call that would wait longer fails with the time of the next attempt. */
const MAX_URGENT_WAIT_MS = 2000;
/** Interval at which a used-up day is compared with the service's own count. */
export const DAY_CHECK_INTERVAL_MS = 10 * MINUTE_MS;
const STATUS: ApiCall = { path: '/status', free: true };

export interface ApiCall {
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
  /** Whether the call does not count against the daily quota. */
  free?: boolean;
  urgent?: boolean;
}

export interface ApiCallerParts {
  access: () => Promise<ApiAccess>;
  transport: HttpTransport;
  quota: QuotaLedger;
  breaker: CircuitBreaker;
  counter?: CallCounter;
  clock: Clock;
  random: RandomSource;
}

/** Counts the background calls of this process that use the daily quota. */
export class CallCounter {
  calls = 0;
}

/** Sends calls within the quota, one urgent and one other call at a time, and retries temporary failures. */
export class ApiCaller {
  private readonly background = pLimit(1);
  private readonly urgent = pLimit(1);
  private dayCheckedAt = -Infinity;

  constructor(private readonly parts: ApiCallerParts) {}

  /** @throws ApiError, or the signal's reason if it aborts, also while the call waits in the queue */
  call(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    const queue = call.urgent ? this.urgent : this.background;
    return queue(() => {
      signal.throwIfAborted();
      const attempts = defer(() => this.callOnce(call, signal));
      const delay = (error: unknown, attempt: number) => this.waitToRetry(error, attempt, signal);
      return lastValueFrom(attempts.pipe(retry({ count: MAX_RETRIES, delay })));
    });
  }

  /**
   * Waits as long as the service requests, else with exponential backoff and full jitter. Rejects with the error itself if
   * the call should not be sent again.
   */
  private async waitToRetry(error: unknown, attempt: number, signal: AbortSignal): Promise<void> {
    const { clock, random } = this.parts;
    if (!isRetryable(error)) throw error;
    const backoffMs = Math.round(random.next() * FIRST_BACKOFF_MS * 2 ** (attempt - 1));
    // After an exhausted minute, the next reservation has the delay that is necessary.
    const delayMs = error.retryAfterMs ?? (error.kind === 'minuteLimit' ? 0 : backoffMs);
    if (delayMs > 0) await clock.wait(delayMs, signal);
  }

  private async callOnce(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    const { access, breaker } = this.parts;
    const connection = await access();
    breaker.check();
    const callId = await this.reserve(call, signal);
    try {
      return await breaker.run(() => this.send(call, callId, connection, signal));
    } catch (error) {
      if (error instanceof ApiError) await this.recordError(error, callId);
      throw error;
    }
  }

  private async reserve(call: ApiCall, signal: AbortSignal): Promise<number> {
    const { clock } = this.parts;
    for (;;) {
      const reservation = await this.tryToReserve(call, signal);
      if ('callId' in reservation) return reservation.callId;
      const { waitMs } = reservation;
      if (call.urgent && waitMs > MAX_URGENT_WAIT_MS)
        throw apiError('minuteLimit', null, { retryAt: new Date(clock.now().getTime() + waitMs) });
      await clock.wait(waitMs, signal);
    }
  }

  private async tryToReserve({ free = false, urgent = false }: ApiCall, signal: AbortSignal): Promise<Reservation> {
    const { quota, clock } = this.parts;
    try {
      return await quota.reserve({ free, urgent });
    } catch (error) {
      const sinceCheckMs = clock.now().getTime() - this.dayCheckedAt;
      if (!(error instanceof ApiError) || Math.abs(sinceCheckMs) < DAY_CHECK_INTERVAL_MS) throw error;
      // The ledger may include calls that the service did not count. The service's count decides.
      this.dayCheckedAt = clock.now().getTime();
      await this.callOnce({ ...STATUS, urgent }, signal).catch((failure: unknown) => {
        throw failure instanceof ApiError ? error : failure;
      });
      return quota.reserve({ free, urgent });
    }
  }

  private async send(
    { path, parameters = {}, free, urgent }: ApiCall,
    callId: number,
    { baseUrl, headers, key }: ApiAccess,
    signal: AbortSignal,
  ): Promise<EnvelopeContents> {
    const { transport, quota, counter, clock } = this.parts;
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    if (counter && !free && !urgent) counter.calls += 1;
    const response = await transport.get(url, headers, signal).catch(async (error: unknown) => {
      await (error instanceof ApiError && error.isUnsent ? quota.cancel(callId) : quota.settle(callId, {}));
      throw error;
    });
    await quota.settle(
      callId,
      path === STATUS.path ? limitsFromStatus(response.body) : limitsFromHeaders(response.headers),
    );
    // Refusals are shown with the service's own text, which may quote the key.
    const body = response.body.replaceAll(key, '[hidden]');
    return parseEnvelope(response.status, body, retryAfterMs(response.headers, clock.now()));
  }

  private async recordError({ kind }: ApiError, callId: number): Promise<void> {
    const { quota } = this.parts;
    // A call of the other queue has opened the circuit meanwhile.
    if (kind === 'circuitOpen') await quota.cancel(callId);
    if (kind === 'minuteLimit') await quota.markMinuteExhausted();
    if (kind === 'dayLimit') await quota.markDayExhausted();
  }
}

/** An error with the time of the next call, such as an open circuit, is not retried earlier. */
function isRetryable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.advice === 'retryLater' && error.retryAt === undefined;
}
