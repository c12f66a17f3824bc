import { createHash } from 'node:crypto';

/** The policy of a page: scripts of our own alone, none inline but the import map, named by its hash. */
export function contentSecurityPolicy({ importMap, secure }: { importMap: string; secure: boolean }): string {
  const hash = createHash('sha256').update(importMap).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // On plain HTTP every address of the page itself would be asked for by a protocol that nobody listens to.
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
