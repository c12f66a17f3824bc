import type { Problem } from '@soccer-legends/contracts';
import type { DomainError } from './domain-error.ts';

export function problemBody(
  { code, message, faults, syncId, failure, detail, fieldFaults, conflicts }: DomainError,
  requestId: string,
): string {
  return JSON.stringify({
    code,
    message,
    requestId,
    ...(faults ? { faults } : {}),
    ...(syncId === undefined ? {} : { syncId }),
    ...(failure ? { failure } : {}),
    ...(detail ? { detail } : {}),
    ...(fieldFaults ? { fieldFaults } : {}),
    ...(conflicts ? { conflicts } : {}),
  } satisfies Problem);
}

export const PROBLEM_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;
