import { DomainError } from './domain-error.ts';
import type { RequestCheck } from './request-checks.ts';

/** Bytes of all names and values. Cookies of other programs on the same host fit. */
const MAX_BYTES = 32 * 1024;
/** Bytes. The parser reads this much, so that the server knows the cookies that it names. */
export const MAX_PARSED_BYTES = 64 * 1024;

const MOST_NAMED = 5;
const MAX_NAME_LENGTH = 40;

export interface LargeCookie {
  /** Shortened. */
  name: string;
  bytes: number;
}

/** Returns the largest cookies of a `Cookie` header, largest first. */
function largestCookies(header = ''): LargeCookie[] {
  return header
    .split(/;\s*/)
    .filter((cookie) => cookie !== '')
    .map((cookie) => ({ name: cookie.split('=', 1)[0]!.slice(0, MAX_NAME_LENGTH), bytes: cookie.length }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, MOST_NAMED);
}

/** RFC 6585, section 5. */
export class HeadersTooLarge extends DomainError {
  readonly code = 'request.headersTooLarge';
  readonly httpStatus = 431;

  constructor(readonly cookies: readonly LargeCookie[]) {
    const named = cookies.map(({ name, bytes }) => `${name} (${bytes} bytes)`).join(', ');
    super(
      `The headers are larger than ${MAX_BYTES} bytes.` +
        (named === '' ? '' : ` The largest cookies are ${named}. Delete the cookies of this site.`),
    );
  }
}

/** Deletes all cookies of the site, for a visitor whose cookies are too large for every other address. */
export const COOKIE_RESET = '/clear-cookies';

export const checkHeaderSize: RequestCheck = ({ raw: { rawHeaders }, headers }, path) => {
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > MAX_BYTES && path !== COOKIE_RESET ? new HeadersTooLarge(largestCookies(headers.cookie)) : undefined;
};
