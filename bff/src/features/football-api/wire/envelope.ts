import { parsedJson, type ApiRateLimits } from '@soccer-legends/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { ApiError, errorFromRefusals, refusalsIn } from './api-error.ts';
import { field, object, toCount } from './schema.ts';
import { HOUR_MS } from '../../../platform/environment/clock.ts';

/** Limits the number of pages that a response can claim. */
const MAX_PAGES = 10_000;
const MAX_RETRY_AFTER_MS = HOUR_MS;
const MAX_MESSAGE_LENGTH = 200;

const envelope = object({
  errors: field(refusalsIn),
  message: field((json) => (typeof json === 'string' ? json.slice(0, MAX_MESSAGE_LENGTH) : '')),
  response: field((json) => json),
  paging: object({ total: field(toCount) }),
});

/** What a response contains besides errors. */
export interface EnvelopeContents {
  response: object;
  /** Pages of the whole list; at least 1. */
  pages: number;
}

/** Parses a response of API-Football v3, which refuses calls with status 200 and `errors`. @throws ApiError */
export function parseEnvelope(status: number, body: string, retryAfterMs?: number): EnvelopeContents {
  const json = parsedJson(body);
  const details = { retryAfterMs };
  const { errors, message, response, paging } = v.parse(envelope, json);
  // Server errors and the RapidAPI mirror return a message instead of an envelope.
  const refusals = message !== '' && response === null ? [...errors, { field: null, text: message }] : errors;
  if (status === 401 || (status === 403 && refusals.length === 0)) throw new ApiError('badKey');
  if (status === 429 && refusals.length === 0) throw new ApiError('minuteLimit', undefined, details);
  if (status === 499 || status >= 500 || status === 204) throw new ApiError('serverError', undefined, details);
  if (refusals.length > 0) throw errorFromRefusals(refusals, details);
  if (status < 200 || status > 299) throw new ApiError('invalidResponse', `The HTTP status was ${status}.`);
  if (json === undefined) throw new ApiError('invalidResponse');
  if (typeof response !== 'object' || response === null)
    throw new ApiError('invalidResponse', 'The member "response" is missing.');
  return { response, pages: Math.min(Math.max(paging.total ?? 1, 1), MAX_PAGES) };
}

/** Limits and remaining calls of the day and the minute; undefined where the response does not state them. */
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

const status = object({
  response: object({ requests: object({ current: field(toCount), limit_day: field(toCount) }) }),
});

/** Reads the daily limit from the body of `/status`, whose responses have no rate limit headers. */
export function limitsFromStatus(body: string): ReportedLimits {
  const { current, limit_day: dailyLimit } = v.parse(status, parsedJson(body)).response.requests;
  if (current === null || dailyLimit === null) return {};
  return { dailyLimit, dailyRemaining: Math.max(0, dailyLimit - current) };
}

/** Returns the milliseconds of a `Retry-After` header (RFC 9110: seconds or a date); at most one hour. */
export function retryAfterMs({ 'retry-after': value }: IncomingHttpHeaders, now: Date): number | undefined {
  if (!value) return undefined;
  const seconds = toCount(value);
  const ms = seconds === null ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : undefined;
}
