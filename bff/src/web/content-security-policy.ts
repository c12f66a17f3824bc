import { createHash } from 'node:crypto';

export interface PolicyParts {
  importMap: string;
  secure: boolean;
  /** Servers of developers on the visitor's own machine that this one page may load from. */
  devOrigins?: readonly string[];
}

/** The policy of a page: scripts of our own alone, none inline but the import map, named by its hash. */
export function contentSecurityPolicy({ importMap, secure, devOrigins = [] }: PolicyParts): string {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  const hash = createHash('sha256').update(importMap).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'${dev}`,
    `style-src 'self'${dev}`,
    `img-src 'self' data: https:${dev}`,
    `connect-src 'self'${dev}`,
    `font-src 'self'${dev}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // On plain HTTP every address of the page itself would be asked for by a protocol that nobody listens to.
    ...(secure && dev === '' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
