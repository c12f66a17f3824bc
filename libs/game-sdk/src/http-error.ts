import type { ProblemCode } from '@soccer-legends/contracts';

/**
 * Why a call failed. `unreachable`: no response arrived in time. `failed`: a temporary error of the server (408, 429,
 * 5xx); the same call may succeed later. `refused`: the server rejected the call and would reject it again.
 */
export type HttpFailure = 'unreachable' | 'failed' | 'refused';

/** What is known about a failed call. */
export interface HttpErrorDetails {
  /** Absent if no response arrived. */
  status?: number | undefined;
  /** The code in the body of the response; absent if it has none. */
  code?: ProblemCode | undefined;
  /** From the `Retry-After` header, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A failed call to the site's server. If there was a response, the message is "status: body or status text". */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpFailure;
  /** The HTTP status; undefined if no response arrived. */
  readonly status: number | undefined;
  /** The permanent code of the server's error; undefined if the response had none. */
  readonly code: ProblemCode | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: HttpFailure, message: string, { status, code, retryAfterMs, cause }: HttpErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns the kind of failure for an error status, which is 400 or higher. */
export function httpFailureOf(status: number): Exclude<HttpFailure, 'unreachable'> {
  return status === 408 || status === 429 || status >= 500 ? 'failed' : 'refused';
}

/** Returns the code of the server's error, such as `careerGame.notFound`; undefined for any other error. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  return error instanceof HttpError ? error.code : undefined;
}

/** Returns the failed call behind an error: the error itself or the nearest of its causes. */
export function httpErrorIn(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return error instanceof Error && error.cause !== undefined ? httpErrorIn(error.cause) : undefined;
}

/** Returns whether the failed call behind an error may succeed later. False for an error without a failed call. */
export function isTransient(error: unknown): boolean {
  const failed = httpErrorIn(error);
  return failed !== undefined && failed.kind !== 'refused';
}
