import type { Problem } from '@soccer-legends/contracts';
import type { DomainError } from './domain-error.ts';

/** A failure as it goes over the wire. */
export function problemAnswer({ code, message, faults, syncId }: DomainError, requestId: string): string {
  return JSON.stringify({
    code,
    message,
    requestId,
    ...(faults ? { faults } : {}),
    ...(syncId === undefined ? {} : { syncId }),
  } satisfies Problem);
}

export const PROBLEM_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;
