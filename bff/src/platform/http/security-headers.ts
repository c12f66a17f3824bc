import type { Config } from '../config/config.ts';

const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer, as names and values in turn; a page brings a policy of its own. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): readonly string[] {
  return [
    ...['x-content-type-options', 'nosniff'],
    ...['content-security-policy', JSON_POLICY],
    ...['referrer-policy', 'no-referrer'],
    ...['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
    ...['cross-origin-opener-policy', 'same-origin'],
    ...['cross-origin-resource-policy', 'same-origin'],
    ...(publicUrl.startsWith('https:') ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ];
}
