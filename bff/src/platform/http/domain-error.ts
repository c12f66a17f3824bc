import type { FactConflict, FieldFault, ProblemCode } from '@soccer-legends/contracts';

/** A failure that the client can act on. Any other thrown value is a bug and returns 500. */
export abstract class DomainError extends Error {
  abstract readonly code: ProblemCode;
  abstract readonly httpStatus: number;
  /** Every fault of an invalid request. */
  readonly faults?: readonly string[];
  /** Every fact of a change that breaks a rule. */
  readonly fieldFaults?: readonly FieldFault[];
  /** Facts that someone else changed at the same time. */
  readonly conflicts?: readonly FactConflict[];
  /** The running sync that a request conflicts with. */
  readonly syncId?: number;
  /** Response headers that the status requires, such as `allow`. */
  readonly headers: Readonly<Record<string, string>> = {};
}
