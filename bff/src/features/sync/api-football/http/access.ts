const RAPID_API = '.p.rapidapi.com';

/** Where the service is and how to show it the key. */
export interface Access {
  /** Without a slash at its end. */
  baseUrl: string;
  /** All that a call may carry: the service refuses what it does not know. */
  headers: Readonly<Record<string, string>>;
  /** What must not come back in the service's own words. */
  key: string;
}

/** Direct access, or that of the RapidAPI mirror where the address is one of its hosts. */
export function accessTo(url: string, key: string): Access {
  const { origin, host, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  if (!host.endsWith(RAPID_API)) return { baseUrl: origin + path, headers: { 'x-apisports-key': key }, key };
  // The mirror has the version in its path, and everybody forgets it once.
  return { baseUrl: origin + (path || '/v3'), headers: { 'x-rapidapi-key': key, 'x-rapidapi-host': host }, key };
}
