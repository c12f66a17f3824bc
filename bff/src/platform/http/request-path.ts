import { LONG_SEGMENT } from '@soccer-legends/contracts';

/** Paths of this server. A path with any other character matches no route. */
const ORDINARY = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;

/** The path at which npm requests the versions of a package: the only route with an escape. */
const VERSIONS_OF_PACKAGE = /^\/packages\/@soccer-legends%2f[a-z0-9-]+$/i;

const MAX_URL_LENGTH = 4096;

/** Matches only the wildcard of the pages, which responds with the page for unknown addresses. */
const UNROUTABLE = '/not-found';

const NO_PAGES = /^\/(?:api|plugins|assets|art|og|packages)(?:\/|$)/;

/** Whether an address is not a page, but for example a file or an API call. */
export function hasNoPages(url: string): boolean {
  return NO_PAGES.test(url);
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/**
 * Whether a path may reach the router: no escapes except in the name of a package, no empty or dotted segments, no segment
 * that ends in a dot. This one rule prevents path traversal in any router or file system.
 */
export function isOrdinaryPath(path: string): boolean {
  if (VERSIONS_OF_PACKAGE.test(path)) return true;
  return ORDINARY.test(path) && !/\.(?:\/|$)/.test(path) && !path.includes('..');
}

export function isUrlTooLong(url: string, path: string): boolean {
  return url.length > MAX_URL_LENGTH || LONG_SEGMENT.test(path);
}

/** Returns the URL for the router: that of the request, or a fixed one if the path is not ordinary. */
export function routableUrl(url: string): string {
  const path = pathOf(url);
  return isOrdinaryPath(path) && !isUrlTooLong(url, path) ? url : UNROUTABLE;
}
