import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of another site, by `Sec-Fetch-Site` or, in older browsers, `Origin`. A request
 * with neither does not prove where it comes from; see `provesOwnPage`.
 * @param ownOrigin the origin that the request was sent to
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && !isOwnOrigin(headers, ownOrigin);
}

/** Whether a page of the site itself sent a request. A `Referer` is no proof: pages can suppress it. */
export function provesOwnPage(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? isOwnOrigin(headers, ownOrigin) : site === 'same-origin';
}

/** A server on this machine is reached by several names, so an origin with the requested host is its own too. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (origin === undefined) return false;
  if (origin === ownOrigin) return true;
  if (!host || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  return /^https?:$/.test(protocol) && originHost === host.toLowerCase();
}
