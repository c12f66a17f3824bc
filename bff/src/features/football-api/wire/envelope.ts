import type { ApiRateLimits } from '@soccer-legends/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { apiError, errorFromRefusals, readRefusals } from './api-error.ts';
import { field, object } from './schema.ts';
import { toCount, valueAt } from './values.ts';
import { HOUR_MS } from '../../../platform/environment/durations.ts';

export interface EnvelopeContents {
  response: object;
  pages: number;
}

/** Limits the number of pages that a response can claim. */
const MAX_PAGES = 10_000;
const MAX_RETRY_AFTER_MS = HOUR_MS;

/** Parses a response of API-Football v3, which refuses calls with status 200 and `errors`. @throws ApiError */
export function parseEnvelope(status: number, body: string, retryAfterMs?: number): EnvelopeContents {
  const json = parseJson(body);
  const details = { retryAfterMs };
  const refusals = readRefusals(json);
  if (status === 401 || (status === 403 && refusals.length === 0)) throw apiError('badKey');
  if (status === 429 && refusals.length === 0) throw apiError('minuteLimit', null, details);
  if (status === 499 || status >= 500 || status === 204) throw apiError('serverError', null, details);
  if (refusals.length > 0) throw errorFromRefusals(refusals, details);
  if (status < 200 || status > 299) throw apiError('invalidResponse', `The HTTP status was ${status}.`);
  if (json === undefined) throw apiError('invalidResponse');
  const response = valueAt(json, 'response');
  if (typeof response !== 'object' || response === null)
    throw apiError('invalidResponse', 'The member "response" is missing.');
  const pages = toCount(valueAt(json, 'paging', 'total')) ?? 1;
  return { response, pages: Math.min(Math.max(pages, 1), MAX_PAGES) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

export type ReportedLimits = Partial<Record<keyof ApiRateLimits, number | undefined>>;

/** Reads the rate limit headers. Those with "requests" in their name are per day, the others per minute. */
export function limitsFromHeaders(headers: IncomingHttpHeaders): ReportedLimits {
  const count = (name: string): number | undefined => toCount(headers[name]) ?? undefined;
  return {
    dailyLimit: count('x-ratelimit-requests-limit'),
    dailyRemaining: count('x-ratelimit-requests-remaining'),
    minuteLimit: count('x-ratelimit-limit'),
    minuteRemaining: count('x-ratelimit-remaining'),
  };
}

/** Reads the daily limit from the body of `/status`, whose responses have no rate limit headers. */
export function limitsFromStatus(body: string): ReportedLimits {
  const { usedToday, dailyLimit } = readStatus(valueAt(parseJson(body), 'response'));
  if (usedToday === null || dailyLimit === null) return {};
  return { dailyLimit, dailyRemaining: Math.max(0, dailyLimit - usedToday) };
}

/** Returns the milliseconds of a `Retry-After` header (RFC 9110: seconds or a date); at most one hour. */
export function retryAfterMs({ 'retry-after': value }: IncomingHttpHeaders, now: Date): number | undefined {
  if (!value) return undefined;
  const seconds = toCount(value);
  const ms = seconds === null ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : undefined;
}

const status = v.pipe(
  object({ requests: object({ current: field(toCount), limit_day: field(toCount) }) }),
  v.transform(({ requests }) => ({ usedToday: requests.current, dailyLimit: requests.limit_day })),
);
export type ApiStatus = v.InferOutput<typeof status>;

export function readStatus(response: unknown): ApiStatus {
  return v.parse(status, response);
}
