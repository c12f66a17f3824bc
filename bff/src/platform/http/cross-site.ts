import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site sent a request, according to `Sec-Fetch-Site` or, in older browsers, `Origin`. Returns
 * false for a request with neither header; see `provesOwnPage`.
 *
 * @param ownOrigin the origin that the request was sent to
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && !isOwnOrigin(headers, ownOrigin);
}

/** Whether a page of the site itself sent a request. `Referer` is ignored, because pages can suppress it. */
export function provesOwnPage(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? isOwnOrigin(headers, ownOrigin) : site === 'same-origin';
}

/**
 * A server has further host names in its own network, so an origin that equals the requested host is also its own. At the
 * site's own host name, only the own scheme counts: anyone in the network of a visitor can serve a page at `http://`.
 */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (origin === undefined) return false;
  if (origin === ownOrigin) return true;
  if (!host || !URL.canParse(origin)) return false;
  const { protocol, host: originHost, hostname } = new URL(origin);
  if (hostname === new URL(ownOrigin).hostname && ownOrigin.startsWith('https:')) return false;
  return /^https?:$/.test(protocol) && originHost === host.toLowerCase();
}
