import { DomainError } from './domain-error.ts';

export class InvalidRequest extends DomainError {
  readonly code = 'request.invalid';
  readonly httpStatus = 400;

  constructor(override readonly faults: readonly string[]) {
    super(`The request is invalid: ${faults.join('; ')}.`);
  }
}

export class MalformedJson extends DomainError {
  readonly code = 'request.malformedJson';
  readonly httpStatus = 400;

  constructor(why: string) {
    super(`The body is not valid JSON: ${why}. Correct it, then send it again.`);
  }
}

export class NotFound extends DomainError {
  readonly code = 'request.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('Nothing exists at this URL. Check its spelling.');
  }
}

/** Throws `NotFound` if the value is undefined. */
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

export class BodyTooLarge extends DomainError {
  readonly code = 'request.tooLarge';
  readonly httpStatus = 413;

  constructor() {
    super('The body is too large for this URL. Send less at a time.');
  }
}

export class UrlTooLong extends DomainError {
  readonly code = 'request.uriTooLong';
  readonly httpStatus = 414;

  constructor() {
    super('The URL is too long: the limit is 4 kB, and 100 characters for each path segment. Shorten it.');
  }
}

export class UnsupportedMediaType extends DomainError {
  readonly code = 'request.unsupportedMediaType';
  readonly httpStatus = 415;

  constructor(wanted = 'JSON, with "Content-Type: application/json"') {
    super(`Send the body as ${wanted}.`);
  }
}

/** RFC 9110, section 15.5.16: the response names the accepted content codings. */
export class UnsupportedBodyEncoding extends UnsupportedMediaType {
  override readonly headers = { 'accept-encoding': 'identity' };

  constructor() {
    super('UTF-8 without a content coding');
  }
}

export class CrossSiteRequest extends DomainError {
  readonly code = 'request.crossSite';
  readonly httpStatus = 403;

  constructor() {
    super('Only pages of this site may send this request: it needs an Origin or Sec-Fetch-Site header that says so.');
  }
}

/** The console has its own address, and the request was not sent there. */
export class WrongAddress extends DomainError {
  readonly code = 'request.wrongAddress';
  readonly httpStatus = 403;

  constructor(adminUrl: string) {
    super(`The console of this site and its calls are at ${adminUrl}. Send the request there.`);
  }
}

export class RateLimited extends DomainError {
  readonly code = 'rateLimited';
  readonly httpStatus = 429;
  override readonly headers: Readonly<Record<string, string>>;

  constructor(seconds: number) {
    super(`Too many requests from your address. Try again in ${seconds} s.`);
    this.headers = { 'retry-after': String(seconds) };
  }
}

export class Overloaded extends DomainError {
  readonly code = 'overloaded';
  readonly httpStatus = 503;
  override readonly headers = { 'retry-after': '2' };

  constructor(what = 'The server is overloaded.') {
    super(`${what} Try again in a few seconds.`);
  }
}

export class RequestTimeout extends DomainError {
  readonly code = 'request.timeout';
  readonly httpStatus = 408;

  constructor() {
    super('The request took too long to arrive. Send it again.');
  }
}

export class InternalError extends DomainError {
  readonly code = 'internal';
  readonly httpStatus = 500;

  constructor() {
    super('The server failed. Try again; if it fails again, report the request id.');
  }
}
