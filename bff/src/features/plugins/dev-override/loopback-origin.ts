const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOWEST_PORT = 1024;

/**
 * The origin of a developer's server on the administrator's own machine: http, loopback, a port of its own, and nothing
 * behind it; undefined for everything else. It goes into a page's policy, letter by letter as it is returned.
 */
export function loopbackOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, origin } = new URL(text);
  const plain = text === origin || text === `${origin}/`;
  return plain && protocol === 'http:' && LOOPBACK.has(hostname) && Number(port) >= LOWEST_PORT ? origin : undefined;
}
