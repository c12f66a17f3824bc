import type { ProblemCode } from '@soccer-legends/contracts';

/** A failure the caller can act on. Anything else that is thrown is a bug and answers 500. */
export abstract class DomainError extends Error {
  abstract readonly code: ProblemCode;
  abstract readonly httpStatus: number;
  /** Where a request has several faults, all of them. */
  readonly faults?: readonly string[];
  /** The sync that stands in the way, where one does. */
  readonly syncId?: number;
  /** Headers of the answer that the status asks for, such as `allow`. */
  readonly headers: Readonly<Record<string, string>> = {};
}
