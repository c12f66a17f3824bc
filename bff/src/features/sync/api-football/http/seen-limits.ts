import type { IncomingHttpHeaders } from 'node:http';
import type { SeenLimits } from '../quota/api-quota.ts';
import { countOf } from '../wire/values.ts';

const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** The limits that an answer tells: per day in the headers with "requests" in their name, per minute in the others. */
export function limitsIn(headers: IncomingHttpHeaders): SeenLimits {
  const figure = (name: string): number | undefined => countOf(headers[name]) ?? undefined;
  return {
    dailyLimit: figure('x-ratelimit-requests-limit'),
    dailyRemaining: figure('x-ratelimit-requests-remaining'),
    minuteLimit: figure('x-ratelimit-limit'),
    minuteRemaining: figure('x-ratelimit-remaining'),
  };
}

/** How long the service asks us to wait, as seconds or as a date; at most an hour. */
export function retryAfterIn({ 'retry-after': value }: IncomingHttpHeaders, now: Date): number | undefined {
  if (!value) return undefined;
  const seconds = countOf(value);
  const ms = seconds === null ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : undefined;
}
