import { expect } from 'vitest';
import type { Problem } from '@soccer-legends/contracts';
import type { Answer } from '../fixtures/send.ts';

/** Maximum time until an error response. */
const MAX_RESPONSE_MS = 5000;

/** Expects 503 with a time to retry. */
export function expectUnavailable({ status, headers, text }: Answer): void {
  expect([status, (JSON.parse(text) as Problem).code]).toEqual([503, 'overloaded']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

export async function inTime<Result>(pending: Promise<Result>): Promise<Result> {
  const since = performance.now();
  const answer = await pending;
  expect(performance.now() - since).toBeLessThan(MAX_RESPONSE_MS);
  return answer;
}
