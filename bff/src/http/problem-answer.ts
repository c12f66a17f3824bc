import type { Problem } from '@soccer-legends/contracts';
import type { DomainError } from './domain-error.ts';

/** A failure as it goes over the wire. */
export function problemAnswer({ code, message, faults }: DomainError, requestId: string): string {
  return JSON.stringify({ code, message, requestId, ...(faults ? { faults } : {}) } satisfies Problem);
}

export const PROBLEM_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;
