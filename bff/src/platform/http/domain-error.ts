import type { FactConflict, FieldFault, Problem, ProblemCode, SyncFailureCode } from '@soccer-legends/contracts';

/** An error to which the client can react. Any other thrown value is a bug and returns 500. */
export abstract class DomainError extends Error {
  abstract readonly code: ProblemCode;
  abstract readonly httpStatus: number;
  readonly faults?: readonly string[];
  /** The facts of a change that break a rule. */
  readonly fieldFaults?: readonly FieldFault[];
  /** Facts that someone else changed at the same time. */
  readonly conflicts?: readonly FactConflict[];
  /** The running sync that conflicts with a request. */
  readonly syncId?: number;
  /** Why the data service gave no usable response. */
  readonly failure?: SyncFailureCode | undefined;
  /** The data service's own words about the failure. */
  readonly detail?: string | undefined;
  /** Response headers that the status requires, such as `allow`. */
  readonly headers: Readonly<Record<string, string>> = {};
}

/**
 * Returns the class of the errors with one code, for example `const Full = problem('deal.full', 409, 'No more can be …')`
 * for `throw new Full()`. A subclass can add faults.
 *
 * @param message the text, or a function that makes it from the arguments of the constructor
 * @param headers as in `DomainError`
 */
export function problem<Args extends readonly unknown[] = []>(
  code: ProblemCode,
  httpStatus: number,
  message: string | ((...args: Args) => string),
  headers: Readonly<Record<string, string>> = {},
) {
  return class extends DomainError {
    readonly code = code;
    readonly httpStatus = httpStatus;
    override readonly headers = headers;

    constructor(...args: Args) {
      super(typeof message === 'string' ? message : message(...args));
    }
  };
}

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
