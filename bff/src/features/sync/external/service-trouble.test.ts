import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { asServiceTrouble } from './service-trouble.ts';

test.each([
  ['a call that takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['a wait for its turn that takes too long', () => wait(60_000, undefined, { signal: AbortSignal.timeout(0) })],
])('%s is the service’s trouble, and nobody’s fault here', async (_what, begin) => {
  const trouble = await begin().catch(asServiceTrouble);
  expect(trouble).toBeInstanceOf(DomainError);
  expect([(trouble as DomainError).httpStatus, (trouble as DomainError).code]).toEqual([
    503,
    'footballApi.unavailable',
  ]);
});

test('a fault of our own stays what it is', () => {
  const fault = new TypeError('ours');
  expect(asServiceTrouble(fault)).toBe(fault);
});
