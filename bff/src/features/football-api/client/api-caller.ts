import pLimit from 'p-limit';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Clock } from '../../../platform/environment/clock.ts';
import { apiError, ApiError, type ApiErrorKind } from '../wire/api-error.ts';
import {
  limitsFromHeaders,
  limitsFromStatus,
  parseEnvelope,
  retryAfterMs,
  type EnvelopeContents,
} from '../wire/envelope.ts';
import type { ApiAccess } from './api-connection.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { HttpResponse, HttpTransport } from './http-transport.ts';
import type { QuotaLedger, Reservation } from './quota-ledger.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = MINUTE_MS;
/** Longest delay of an urgent call. A call that would wait longer fails with the time of the next attempt. */
const MAX_URGENT_WAIT_MS = 2000;
/** Interval at which a used-up day is compared with the service's own count. */
export const DAY_CHECK_INTERVAL_MS = 10 * MINUTE_MS;
const STATUS: ApiCall = { path: '/status', free: true };
/** Errors that open the circuit breaker. A refusal does not, because it proves that the service is up. */
const OUTAGES: readonly ApiErrorKind[] = ['unreachable', 'timedOut', 'serverError', 'invalidResponse'];

export interface ApiCall {
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
  /** Whether the call does not count against the daily quota. */
  free?: boolean;
  /** Whether a person waits for the answer. */
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

/**
 * Sends calls within the quota and retries temporary failures. Has two queues, for urgent and for other calls. Each queue
 * sends one call at a time.
 */
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
      return this.callWithRetries(call, signal);
    });
  }

  private async callWithRetries(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    const { clock, random } = this.parts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.callOnce(call, signal);
      } catch (error) {
        if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
        // After an exhausted minute, the next reservation already includes the necessary delay.
        const isPaced = error.kind === 'minuteLimit' && error.retryAfterMs === undefined;
        if (!isPaced) await clock.wait(backoffMs(attempt, error.retryAfterMs, random), signal);
      }
    }
  }

  private async callOnce(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    const { access, transport, breaker } = this.parts;
    const { baseUrl, headers, key } = await access();
    breaker.check();
    const url = new URL(baseUrl + call.path);
    for (const [name, value] of Object.entries(call.parameters ?? {})) url.searchParams.set(name, String(value));
    const callId = await this.reserve(call, signal);
    try {
      if (this.parts.counter && !call.free && !call.urgent) this.parts.counter.calls += 1;
      const response = await this.settleAfter(callId, call, () => transport.get(url, headers, signal));
      const contents = this.read(response, key);
      breaker.recordSuccess();
      return contents;
    } catch (error) {
      if (error instanceof ApiError) await this.recordError(error);
      throw error;
    }
  }

  /** Waits until the call may be sent and reserves it at that moment. */
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

  private async settleAfter(callId: number, call: ApiCall, send: () => Promise<HttpResponse>): Promise<HttpResponse> {
    const { quota } = this.parts;
    try {
      const response = await send();
      const isStatus = call.path === STATUS.path;
      await quota.settle(callId, isStatus ? limitsFromStatus(response.body) : limitsFromHeaders(response.headers));
      return response;
    } catch (error) {
      await (error instanceof ApiError && error.isUnsent ? quota.cancel(callId) : quota.settle(callId, {}));
      throw error;
    }
  }

  private read({ status, headers, body }: HttpResponse, key: string): EnvelopeContents {
    // Refusals are shown with the service's own text, which may contain the key.
    return parseEnvelope(status, body.replaceAll(key, '[hidden]'), retryAfterMs(headers, this.parts.clock.now()));
  }

  private async recordError({ kind }: ApiError): Promise<void> {
    const { quota, breaker } = this.parts;
    if (OUTAGES.includes(kind)) breaker.recordFailure();
    else breaker.recordSuccess();
    if (kind === 'minuteLimit') await quota.markMinuteExhausted();
    if (kind === 'dayLimit') await quota.markDayExhausted();
  }
}

/** An error with the time of the next call, such as an open circuit, is not retried earlier. */
function isRetryable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.advice === 'retryLater' && error.retryAt === undefined;
}

/** Returns the delay that the service requests, otherwise exponential backoff with full jitter: up to 1, 2, 4 … 60 s. */
function backoffMs(attempt: number, retryAfter: number | undefined, random: RandomSource): number {
  return retryAfter ?? Math.round(random.next() * Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS));
}
