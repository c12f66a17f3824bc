import { createHash } from 'node:crypto';

/** Where browsers report violations of the policy. */
export const POLICY_REPORT_PATH = '/api/csp-reports';

/** No script can create a policy, so no script can insert HTML or load code by an address that it computed. */
export const NO_TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** What a page contains and may load. */
export interface PolicyParts {
  /** The scripts in the page, including the import map. */
  scripts: readonly string[];
  /** The style sheet in the page. */
  styles: string | undefined;
  /** Where the frames of sandboxed games come from; undefined for a page without games. */
  frames: string | undefined;
  /** Whether the page is served over HTTPS. */
  secure: boolean;
  /** The build on the visitor's own machine that the page may load; only texts and events if the build runs in a frame. */
  build?: { address: string; isFramed: boolean };
}

/** Header value that defines the endpoint of the policy's `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${POLICY_REPORT_PATH}"`;

/** Returns the policy of a page. It allows the scripts and styles of this site, and those in the page by hash. */
export function contentSecurityPolicy({ scripts, styles, frames, secure, build }: PolicyParts): string {
  const files = build ? ` ${build.address}` : '';
  const code = build?.isFramed ? '' : files;
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sourceHashOf).join(' ')}${code}`,
    `style-src 'self'${styles === undefined ? '' : ` ${sourceHashOf(styles)}`}${code}`,
    `img-src 'self' data:${code}`,
    `connect-src 'self'${files}`,
    `font-src 'self'${code}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Only the frames of sandboxed games can be framed.
    `frame-src ${frames ?? "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    NO_TRUSTED_TYPES,
    // The newer and the older directive: each browser uses the one that it supports.
    'report-to csp',
    `report-uri ${POLICY_REPORT_PATH}`,
    // On plain HTTP, the browser would request every file of the page over HTTPS, which is not served.
    ...(secure && !build ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns the source expression that allows an inline script or style sheet (CSP Level 3, 2.3.1). */
export function sourceHashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
