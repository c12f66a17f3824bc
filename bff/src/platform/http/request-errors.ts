import { HttpException } from '@nestjs/common';
import { DomainError, problem } from './domain-error.ts';
import { BlobStoreUnavailable } from '../blobs/blob-store.ts';
import { isStorageUnavailable } from '../database/transient-errors.ts';

export class InvalidRequest extends DomainError {
  readonly code = 'request.invalid';
  readonly httpStatus = 400;

  constructor(override readonly faults: readonly string[]) {
    super(`The request is invalid: ${faults.join('; ')}.`);
  }
}

export class MalformedJson extends problem(
  'request.malformedJson',
  400,
  'The body is not valid JSON: {reason}. Correct it, then send it again.',
) {}

export class NotFound extends problem('request.notFound', 404, 'Nothing exists at this URL. Check its spelling.') {}

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFound();
  return value;
}

export class MethodNotAllowed extends DomainError {
  readonly code = 'request.methodNotAllowed';
  readonly httpStatus = 405;
  override readonly headers: Readonly<Record<string, string>>;

  constructor(allowed: readonly string[]) {
    super(`This URL does not accept the method. Use ${allowed.join(', ')}.`);
    this.headers = { allow: allowed.join(', ') };
  }
}

class BodyTooLarge extends problem(
  'request.tooLarge',
  413,
  'The body is too large for this URL. Send less at a time.',
) {}

export class UrlTooLong extends problem(
  'request.uriTooLong',
  414,
  'The URL is too long: the limit is 4 kB, and 100 characters for each path segment. Shorten it.',
) {}

export class UnsupportedMediaType extends problem('request.unsupportedMediaType', 415, 'Send the body as {wanted}.') {
  constructor(wanted = 'JSON, with "Content-Type: application/json"') {
    super({ wanted });
  }
}

/** RFC 9110, section 15.5.16: the response names the accepted content codings. */
export class UnsupportedBodyEncoding extends UnsupportedMediaType {
  override readonly headers = { 'accept-encoding': 'identity' };

  constructor() {
    super('UTF-8 without a content coding');
  }
}

export class CrossSiteRequest extends problem(
  'request.crossSite',
  403,
  'Only pages of this site may send this request: it needs an Origin or Sec-Fetch-Site header that says so.',
) {}

/** The console has its own address, and the request was not sent there. */
export class WrongAddress extends problem(
  'request.wrongAddress',
  403,
  'The console of this site and its calls are at {adminUrl}. Send the request there.',
) {}

export class RateLimited extends DomainError {
  readonly code = 'rateLimited';
  readonly httpStatus = 429;
  override readonly headers: Readonly<Record<string, string>>;
  override readonly values: { seconds: number };

  /** @param seconds until the next request is accepted */
  constructor(seconds: number) {
    super(`Too many requests. Try again in ${duration(seconds)}.`);
    this.values = { seconds };
    this.headers = { 'retry-after': String(seconds) };
  }
}

/** Returns a duration in the largest unit of which it is at least two, rounded up. */
function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

export class Overloaded extends problem('overloaded', 503, '{what} Try again in a few seconds.', {
  'retry-after': '2',
}) {
  constructor(what = 'The server is overloaded.') {
    super({ what });
  }
}

export class RequestTimeout extends problem(
  'request.timeout',
  408,
  'The request took too long to arrive. Send it again.',
) {}

export class InternalError extends problem(
  'internal',
  500,
  'The server failed. Try again; if it fails again, report the request id.',
) {}

/** Errors for the status codes of Nest and Fastify. */
const BY_STATUS: Readonly<Record<number, () => DomainError>> = {
  400: () => new InvalidRequest(['its URL, headers or body cannot be read: check how they are encoded']),
  404: () => new NotFound(),
  408: () => new RequestTimeout(),
  413: () => new BodyTooLarge(),
  414: () => new UrlTooLong(),
  415: () => new UnsupportedMediaType(),
};

/** Maps any thrown value to an error that may be sent. A bug becomes an `InternalError`. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof SyntaxError) return new MalformedJson({ reason: 'it cannot be parsed' });
  const status = statusOf(error);
  if (status !== undefined && BY_STATUS[status]) return BY_STATUS[status]();
  if (error instanceof BlobStoreUnavailable) return new Overloaded('The game files are unavailable.');
  return isStorageUnavailable(error) ? new Overloaded('The database is unavailable.') : new InternalError();
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
