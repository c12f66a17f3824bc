import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from '../config/environment.ts';

/** Determines the client address of a request from the socket and the trusted proxies. */
export class ClientAddresses {
  private readonly isTrusted: (address: string, hop: number) => boolean;
  readonly behindProxy: boolean;

  constructor(proxies: TrustedProxies) {
    this.behindProxy = 'addresses' in proxies || proxies.hops > 0;
    this.isTrusted =
      'hops' in proxies ? (_address, hop) => hop < proxies.hops : proxyAddr.compile([...proxies.addresses]);
  }

  /** Returns the address of the client, or that of the socket if the forwarded one is not an IP address. */
  of(request: IncomingMessage): string {
    const socket = request.socket.remoteAddress ?? '';
    if (!this.behindProxy || socket === '') return withoutIpv4Prefix(socket);
    const found = withoutIpv4Prefix(proxyAddr(request, this.isTrusted));
    return isIP(found) ? found : withoutIpv4Prefix(socket);
  }

  /**
   * Returns a peer that is no trusted proxy but forwards the address of another client, and that address; undefined for other
   * requests. The peer is the client that `of` returns.
   */
  untrustedForward(request: IncomingMessage): { peer: string; visitor: string } | undefined {
    if (request.headers['x-forwarded-for'] === undefined) return undefined;
    const chain = proxyAddr.all(request).map(withoutIpv4Prefix);
    const index = chain.findIndex((address, hop) => !this.isTrusted(address, hop));
    const [peer, visitor] = chain.slice(index, index + 2);
    return index === -1 || !peer || !visitor || visitor === peer ? undefined : { peer, visitor };
  }

  /** Returns the key by which a visitor is counted: the address, or the /64 network of an IPv6 address. */
  visitor(request: IncomingMessage): string {
    return visitorOf(this.of(request));
  }

  viaProxy(request: IncomingMessage): boolean {
    return this.isProxy(request.socket.remoteAddress ?? '');
  }

  isProxy(address: string): boolean {
    return this.behindProxy && this.isTrusted(address, 0);
  }
}

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address: one household has a whole /64. */
export function visitorOf(address: string): string {
  return address.includes(':') ? first64BitsOf(withoutIpv4Prefix(address)) : address;
}

/** Returns the network of a visitor: a /24 or a /48, the largest block that providers assign to one customer. */
export function networkOf(visitor: string): string {
  if (visitor.includes(':')) return `${visitor.split(':').slice(0, 3).join(':')}::/48`;
  return `${visitor.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Faster than ipaddr.js, because every request needs it. */
function first64BitsOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** Converts an IPv4-mapped IPv6 address, as reported by dual-stack sockets, to an IPv4 address. */
function withoutIpv4Prefix(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
