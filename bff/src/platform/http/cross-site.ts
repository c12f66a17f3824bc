import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of another site, by `Sec-Fetch-Site` or, in older browsers, `Origin`. A request
 * with neither does not come from a browser's page, so it carries no visitor's cookies.
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
