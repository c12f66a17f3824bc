import { isLocalhost } from '../../../platform/config/public-hosts.ts';

const LOWEST_PORT = 1024;

/**
 * Returns the origin, or undefined unless it has http, a loopback host, a port above 1023 and no path: it becomes part of a
 * content security policy.
 */
export function loopbackOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, origin } = new URL(text);
  const plain = text === origin || text === `${origin}/`;
  return plain && protocol === 'http:' && isLocalhost(hostname) && Number(port) >= LOWEST_PORT ? origin : undefined;
}
