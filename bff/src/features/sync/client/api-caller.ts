import pLimit from 'p-limit';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Clock } from '../../../platform/environment/clock.ts';
import { ApiError, type ApiErrorKind } from '../wire/api-error.ts';
import { limitsFromHeaders, parseEnvelope, retryAfterMs, type EnvelopeContents } from '../wire/envelope.ts';
import type { ApiAccess } from './api-connection.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { HttpResponse, HttpTransport } from './http-transport.ts';
import type { QuotaLedger } from './quota-ledger.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = MINUTE_MS;
/** Errors that count against the circuit breaker. Any refusal proves that the service is up. */
const OUTAGES: readonly ApiErrorKind[] = ['unreachable', 'timedOut', 'serverError', 'invalidResponse'];

export interface ApiCall {
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
  /** Whether the call costs nothing of the daily quota. */
  free?: boolean;
}

export interface ApiCallerParts {
  access: () => Promise<ApiAccess>;
  transport: HttpTransport;
  quota: QuotaLedger;
  breaker: CircuitBreaker;
  clock: Clock;
  random: RandomSource;
}

/** Sends calls one at a time, within the quota, and retries those that may succeed later. */
export class ApiCaller {
  private readonly serial = pLimit(1);

  constructor(private readonly parts: ApiCallerParts) {}

  /** @throws ApiError; the signal's reason if it aborts, also while the call waits in the queue */
  call(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    return this.serial(() => {
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
        // After an exhausted minute, the next reservation has the delay that is necessary.
        const isPaced = error.kind === 'minuteLimit' && error.retryAfterMs === undefined;
        if (!isPaced) await clock.wait(backoffMs(attempt, error.retryAfterMs, random), signal);
      }
    }
  }

  /** The quota is reserved before the call is sent, so that a crash in between never leads to an uncounted call. */
  private async callOnce(
    { path, parameters = {}, free = false }: ApiCall,
    signal: AbortSignal,
  ): Promise<EnvelopeContents> {
    const { access, transport, quota, breaker, clock } = this.parts;
    const { baseUrl, headers, key } = await access();
    breaker.check();
    const { waitMs } = await quota.reserve({ free });
    if (waitMs > 0) await clock.wait(waitMs, signal);
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    try {
      const contents = await this.read(await transport.get(url, headers, signal), key);
      breaker.recordSuccess();
      return contents;
    } catch (error) {
      if (error instanceof ApiError) await this.recordError(error);
      throw error;
    }
  }

  private async read({ status, headers, body }: HttpResponse, key: string): Promise<EnvelopeContents> {
    await this.parts.quota.recordLimits(limitsFromHeaders(headers));
    // Refusals are shown with the service's own text, which may quote the key.
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

/** With an open circuit a retry within seconds would fail too. */
function isRetryable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.advice === 'retryLater' && error.kind !== 'circuitOpen';
}

/** Returns the delay that the service requests, else exponential backoff with full jitter: up to 1, 2, 4 … 60 s. */
function backoffMs(attempt: number, retryAfter: number | undefined, random: RandomSource): number {
  return retryAfter ?? Math.round(random.next() * Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS));
}
