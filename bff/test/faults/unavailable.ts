import { expect } from 'vitest';
import type { Problem } from '@soccer-legends/contracts';
import type { Answer } from '../fixtures/send.ts';

/** Nobody waits longer than that for hearing that it does not go. */
const LONGEST_MS = 5000;

/** The answer of a server that cannot do it just now: to be asked again, and when. */
export function expectUnavailable({ status, headers, text }: Answer): void {
  expect([status, (JSON.parse(text) as Problem).code]).toEqual([503, 'overloaded']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** What something answers, in time. */
export async function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  const since = performance.now();
  const answer = await asked;
  expect(performance.now() - since).toBeLessThan(LONGEST_MS);
  return answer;
}
