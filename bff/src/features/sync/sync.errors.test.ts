import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DomainError } from '../../platform/http/domain-error.ts';
import { toServiceError } from './sync.errors.ts';

test.each([
  ['a call', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['the wait before a call', () => wait(60_000, undefined, { signal: AbortSignal.timeout(0) })],
])('a timeout of %s becomes 503 footballApi.unavailable', async (_what, send) => {
  const error = await send().catch(toServiceError);
  expect(error).toBeInstanceOf(DomainError);
  expect([(error as DomainError).httpStatus, (error as DomainError).code]).toEqual([503, 'footballApi.unavailable']);
});

test('an internal error is returned unchanged', () => {
  const error = new TypeError('internal');
  expect(toServiceError(error)).toBe(error);
});
