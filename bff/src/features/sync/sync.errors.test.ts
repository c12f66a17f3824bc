import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DomainError } from '../../platform/http/domain-error.ts';
import { ApiError } from '../football-api/football-api.port.ts';
import { toServiceError } from './sync.errors.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['a call', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['the wait before a call', () => wait(60_000, undefined, { signal: AbortSignal.timeout(0) })],
])('a timeout of %s to the data service becomes 503 footballApi.unavailable', async (_what, send) => {
  const error = await send().catch((reason: unknown) => toServiceError(reason, NOW));
  expect(error).toBeInstanceOf(DomainError);
  expect([(error as DomainError).httpStatus, (error as DomainError).code]).toEqual([503, 'footballApi.unavailable']);
});

test.each([
  ['minuteLimit', '2026-11-21T12:00:39.200Z', 'footballApi.unavailable', '40', 'Try again in 40 s.'],
  ['dayLimit', '2026-11-22T00:00:00Z', 'footballApi.quotaUsedUp', '43200', 'after midnight UTC'],
] as const)(
  'an exhausted %s of the data service becomes 503 with the time of the next attempt',
  (kind, retryAt, code, seconds, text) => {
    const refusal = new ApiError(kind, 'Slow down.', { retryAt: new Date(retryAt) });
    const error = toServiceError(refusal, NOW) as DomainError;
    expect([error.httpStatus, error.code, error.headers]).toEqual([503, code, { 'retry-after': seconds }]);
    expect(error).toMatchObject({
      failure: kind,
      detail: 'Slow down.',
      message: expect.stringContaining(text) as string,
    });
  },
);

test('an error that is not of the data service is returned unchanged', () => {
  const error = new TypeError('internal');
  expect(toServiceError(error, NOW)).toBe(error);
});
