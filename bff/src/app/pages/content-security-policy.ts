import { createHash } from 'node:crypto';
import { POLICY_REPORT_PATH } from '../../features/client-reports/accept-policy-reports.ts';

export interface PolicyParts {
  importMap: string;
  /** The style sheet that stands in the page itself. */
  styles: string | undefined;
  secure: boolean;
  /** Servers of developers on the visitor's own machine that this one page may load from. */
  devOrigins?: readonly string[];
}

/** Names the place that the policy's `report-to` means. */
export const REPORTING_ENDPOINTS = `csp="${POLICY_REPORT_PATH}"`;

/** The policy of a page: our own scripts and styles alone; the import map and the sheet in the page by their hashes. */
export function contentSecurityPolicy({ importMap, styles, secure, devOrigins = [] }: PolicyParts): string {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(importMap)}${dev}`,
    `style-src 'self'${styles === undefined ? '' : ` ${hashOf(styles)}`}${dev}`,
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
    // The newer way and the older one: each browser takes the one it knows.
    'report-to csp',
    `report-uri ${POLICY_REPORT_PATH}`,
    // On plain HTTP every address of the page itself would be asked for by a protocol that nobody listens to.
    ...(secure && dev === '' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
