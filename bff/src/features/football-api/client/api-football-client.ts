import { Inject, Injectable, Optional } from '@nestjs/common';
import pLimit from 'p-limit';
import { defer, lastValueFrom, retry } from 'rxjs';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { ApiError } from '../wire/api-error.ts';
import {
  limitsFromHeaders,
  limitsFromStatus,
  parseEnvelope,
  retryAfterMs,
  type EnvelopeContents,
} from '../wire/envelope.ts';
import type { ApiPlayer, ApiPlayerSeason } from '../wire/people.ts';
import { list, readAs, type WireSchema } from '../wire/schema.ts';
import { ApiConnection, type ApiRequest } from './api-connection.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { QuotaUsage, type CallQuota, type Reservation } from './quota-usage.ts';

const MAX_RETRIES = 4;
const FIRST_BACKOFF_MS = 1000;
/** Longest delay of an urgent call. A call that would wait longer fails with the time of the next attempt. */
const MAX_URGENT_WAIT_MS = 2000;
/** Interval at which a used-up day is compared with the service's own count. */
export const DAY_CHECK_INTERVAL_MS = 10 * MINUTE_MS;
/** Its response corrects the quota usage. */
export const STATUS: ApiCall = { path: '/status', free: true };

export interface ApiCall extends ApiRequest {
  /** Whether the call does not count against the daily quota. */
  free?: boolean;
  /** Whether a person waits: the call has a queue and a share of the minute of its own. */
  urgent?: boolean;
}

/** Counts the background calls of this process that use the daily quota, for the metrics of a sync. */
@Injectable()
export class CallCounter {
  calls = 0;
}

/** Sends calls within the quota, one urgent and one other call at a time, and retries temporary failures. */
@Injectable()
export class ApiCaller {
  private readonly background = pLimit(1);
  private readonly urgent = pLimit(1);
  private readonly breaker: CircuitBreaker;
  private dayCheckedAt = -Infinity;

  constructor(
    private readonly connection: ApiConnection,
    @Inject(QuotaUsage) private readonly quota: CallQuota,
    private readonly counter: CallCounter,
    private readonly clock: Clock,
    private readonly random: RandomSource,
  ) {
    this.breaker = new CircuitBreaker(clock);
  }

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
    if (!isRetryable(error)) throw error;
    const backoffMs = Math.round(this.random.next() * FIRST_BACKOFF_MS * 2 ** (attempt - 1));
    // After an exhausted minute, the next reservation has the delay that is necessary.
    const delayMs = error.retryAfterMs ?? (error.kind === 'minuteLimit' ? 0 : backoffMs);
    if (delayMs > 0) await this.clock.wait(delayMs, signal);
  }

  private async callOnce(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    this.breaker.check();
    const callId = await this.reserve(call, signal);
    try {
      return await this.breaker.run(() => this.send(call, callId, signal));
    } catch (error) {
      if (error instanceof ApiError) await this.recordError(error, callId);
      throw error;
    }
  }

  private async reserve(call: ApiCall, signal: AbortSignal): Promise<number> {
    for (;;) {
      const reservation = await this.tryToReserve(call, signal);
      if ('callId' in reservation) return reservation.callId;
      const { waitMs } = reservation;
      if (call.urgent && waitMs > MAX_URGENT_WAIT_MS)
        throw new ApiError('minuteLimit', undefined, { retryAt: new Date(this.clock.now().getTime() + waitMs) });
      await this.clock.wait(waitMs, signal);
    }
  }

  private async tryToReserve({ free = false, urgent = false }: ApiCall, signal: AbortSignal): Promise<Reservation> {
    try {
      return await this.quota.reserve({ free, urgent });
    } catch (error) {
      const now = this.clock.now().getTime();
      if (!(error instanceof ApiError) || Math.abs(now - this.dayCheckedAt) < DAY_CHECK_INTERVAL_MS) throw error;
      // The usage may include calls that the service did not count. The service's count decides.
      this.dayCheckedAt = now;
      await this.callOnce({ ...STATUS, urgent }, signal).catch((failure: unknown) => {
        throw failure instanceof ApiError ? error : failure;
      });
      return this.quota.reserve({ free, urgent });
    }
  }

  private async send(call: ApiCall, callId: number, signal: AbortSignal): Promise<EnvelopeContents> {
    if (!call.free && !call.urgent) this.counter.calls += 1;
    const { status, headers, body } = await this.connection.get(call, signal).catch(async (error: unknown) => {
      await (error instanceof ApiError && error.isUnsent ? this.quota.cancel(callId) : this.quota.settle(callId, {}));
      throw error;
    });
    await this.quota.settle(callId, call.path === STATUS.path ? limitsFromStatus(body) : limitsFromHeaders(headers));
    return parseEnvelope(status, body, retryAfterMs(headers, this.clock.now()));
  }

  private async recordError({ kind }: ApiError, callId: number): Promise<void> {
    // A call of the other queue has opened the circuit meanwhile.
    if (kind === 'circuitOpen') await this.quota.cancel(callId);
    if (kind === 'minuteLimit') await this.quota.markMinuteExhausted();
    if (kind === 'dayLimit') await this.quota.markDayExhausted();
  }
}

/** An error with the time of the next call, such as an open circuit, is not retried earlier. */
function isRetryable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.advice === 'retryLater' && error.retryAt === undefined;
}

export interface ApiPage<Item> {
  items: readonly Item[];
  /** Pages of the whole list; at least 1. */
  pages: number;
}

/**
 * Reads lists of API-Football v3. Each method sends one call, which uses the daily quota, and throws `ApiError`, or the
 * signal's reason after an abort.
 */
@Injectable()
export class ApiFootballClient {
  constructor(
    private readonly caller: ApiCaller,
    @Optional() private readonly priority: Pick<ApiCall, 'urgent'> = {},
  ) {}

  /** Reads a list without pages. Items without a required member are left out. */
  async list<Item>(request: ApiRequest, item: WireSchema<Item>, signal: AbortSignal): Promise<Item[]> {
    return readItems(await this.send(request, signal), item);
  }

  /** Reads one page, from 1. A player who is listed twice is returned once, with the figures of both. */
  async page<Item extends ApiPlayer | ApiPlayerSeason>(
    request: ApiRequest,
    schema: WireSchema<Item>,
    signal: AbortSignal,
  ): Promise<ApiPage<Item>> {
    const contents = await this.send(request, signal);
    const items = new Map<number, Item>();
    for (const item of readItems(contents, schema)) {
      const { apiId } = 'player' in item ? item.player : item;
      items.set(apiId, joined(items.get(apiId), item));
    }
    return { items: [...items.values()], pages: contents.pages };
  }

  private send(request: ApiRequest, signal: AbortSignal): Promise<EnvelopeContents> {
    return this.caller.call({ ...request, ...this.priority }, signal);
  }
}

function joined<Item extends ApiPlayer | ApiPlayerSeason>(known: Item | undefined, item: Item): Item {
  if (!known || !('appearances' in known) || !('appearances' in item)) return item;
  const rows = new Map([...known.appearances, ...item.appearances].map((row) => [JSON.stringify(row), row]));
  return { ...item, appearances: [...rows.values()] };
}

function readItems<Item>({ response }: EnvelopeContents, item: WireSchema<Item>): Item[] {
  return readAs(list(item), response) ?? [];
}
