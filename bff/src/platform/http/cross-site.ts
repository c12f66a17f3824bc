import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of another site. Browsers say so themselves; older ones name the page's
 * origin. A request that says neither comes from no browser and carries nobody's cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return (
    origin !== publicUrl && (!host || !/^https?:$/.test(protocolOf(origin)) || hostOf(origin) !== host.toLowerCase())
  );
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function protocolOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).protocol : '';
}
